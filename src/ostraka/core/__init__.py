"""What all games share: the contract, the registry, bits, move codes, errors, and the compiler."""
