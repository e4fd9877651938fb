"""Words in every language (Fluent), in chapters.

Chapter X of language L is `text/L/X.ftl` here, plus `text/L/X.ftl` in the package of every game that has one.
"""
