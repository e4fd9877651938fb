"""The kernel of the vector environment: compiled steps of many games."""
