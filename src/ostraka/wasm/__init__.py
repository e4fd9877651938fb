"""The games as WebAssembly: our compiled Python, for the browser (docs/webassembly.md)."""
