"""The words of every language (Fluent)."""
