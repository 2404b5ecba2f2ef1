"""Questions of a floor person without a hand on the table: "what now?", why a ruling is what it is, and a quiz.

Nothing here knows a rule: a question is a short hand up to the mistake, and the referee answers it.
"""
