"""The hand as data for others: the whole truth, and what one seat may know of it."""
