"""Pages made from the tables: one an irregularity, the coverage of all books, a sheet of one book to print."""
