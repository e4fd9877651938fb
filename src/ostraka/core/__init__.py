"""What games share: the contract, the registry, bit sets, move codes, errors and compilation."""
