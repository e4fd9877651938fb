"""Reports as single HTML pages with SVG figures."""
