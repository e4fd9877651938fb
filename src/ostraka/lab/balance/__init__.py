"""Studies of balance: seats, order of play and components."""
