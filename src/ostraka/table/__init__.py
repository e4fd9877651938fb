"""One game in progress: the table, what each seat sees of it, its record, and chance."""
