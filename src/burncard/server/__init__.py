"""The table in the browser: one authority, a page, and a file that keeps every line."""
