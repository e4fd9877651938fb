# The words of printed sets in English.

print-lead = A set to print, cut out and play.
print-people = { $count ->
    [one] This set is only enough for { $count } player.
   *[other] This set is enough for up to { $count } players.
}
print-contents = In this file
print-needs = What else you need
print-need-pencils = a pencil and an eraser for everyone
print-need-scissors = scissors, or a ruler and a craft knife
print-steps = How to make it
print-step-size = Print at actual size (100%), not “fit to page”. Then measure the line at the bottom of this page.
print-step-cut = Cut along the thin lines. The short marks at the edge of the paper show where to put the ruler.
print-step-mono = Black and white is fine: every colour has its own symbol.
print-ruler = This line is { $length } mm long.
print-name = Name
