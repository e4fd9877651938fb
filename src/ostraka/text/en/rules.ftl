# The rules in English: every clause under its id.

rules-learn = Learn by playing
rules-contents = Contents
rules-link = Link to rule { $clause }
rules-right = allowed
rules-wrong = not allowed
rules-components = Components
rules-setup = Setup
rules-examples = Examples
rules-rulings = Rulings
rules-rulings-about = Where the rulebooks are silent or contradict each other, Ostraka plays like this.
