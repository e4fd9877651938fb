"""The HTTP interface: routes, pages, security, compression."""
