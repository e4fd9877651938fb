"""The database: schema, queries, writers, migrations."""
