# The rules in English: every clause under its id.

rules-learn = Learn it by playing
rules-contents = Contents
rules-link = Link to rule { $clause }
rules-right = allowed
rules-wrong = not allowed
rules-components = What is played with
rules-setup = Setting up
rules-examples = Examples
rules-rulings = Rulings
rules-rulings-about = Where the rulebooks are silent, this is how it is played here.
