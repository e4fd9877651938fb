# The terminal game in English. What people type stays the same in all languages.

## A turn

terminal-welcome = New here? Type help, or h for a hint. Tab completes moves.
terminal-news = Last turn: { $news }
terminal-confirm = Press Enter to confirm this turn, or type u to take it back.
terminal-nothing-to-undo = There’s nothing to take back: confirmed turns stay.
terminal-refused = No: { $why }
terminal-more = More: rules { $clause }
terminal-example = For example: { $example }
terminal-you-can-type = You can type: { $moves }
terminal-no-move = “{ $line }” isn’t a move or a command.
terminal-own-seat = You can only play for yourself.
terminal-no-clause = there’s no clause “{ $name }”; the clauses are { $spans }
terminal-runs-command = Enter runs this command
terminal-enter-confirms = Enter confirms, u takes back
terminal-enter-plays = Enter plays this move
terminal-next = next: { $next }
terminal-no-such-move = no legal move starts like that
terminal-legal-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
terminal-too-small = This terminal is too small: { $columns }x{ $rows }, and the game needs at least { $width }x{ $height }. Enlarge it, or type quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Pass the keyboard to { $name }. { $name }, press Enter:
terminal-page-more = Press Enter for more:
terminal-page-more-or-command = Press Enter for more, or type a command:
terminal-page-back = Press Enter to go back to the table:
terminal-page-done = Press Enter to continue:
terminal-all-others = { $command }: the others
terminal-new = new
terminal-or = { " or " }

## Hints

terminal-hint = Hint: { $move }
terminal-hint-next = Next best: { $moves }
terminal-but = { $good }; but: { $bad }
terminal-rivals = rivals: { $count }

## A game without a face of its own

terminal-choose = Type a move or its number, 1 to { $count }. For example: { $example }
terminal-no-number = Type a number from 1 to { $count }.
terminal-help-plain = { $game }: the screen shows the table and your legal moves. Type a move as it’s listed, or its number.
terminal-help-number = plays the first move on the list

## Help

terminal-help-typing = You type the same in every language: moves in the notation of saved games, and these English words.
terminal-help-colours = The colours:
terminal-help-enter = confirms a turn; with input from a pipe, complete turns confirm themselves
terminal-help-undo = takes a move back before you confirm
terminal-help-tab = completes; the line below the prompt shows what can come next
terminal-help-hint = a hint: the best move Pharaoh can find, and why
terminal-help-all = the whole table
terminal-help-moves = all legal moves
terminal-help-rules = a clause of the rules; rules on its own shows all of them
terminal-help-save = saves the game
terminal-help-quit = leaves; the game is saved, continue with: ostraka play --resume last
terminal-help-quit-for-good = leaves without saving the game
terminal-help-help = this page

## Saving and leaving

terminal-name-file = Name the file, for example: save game.json
terminal-saved = Saved. Continue later with: { $command }
terminal-saved-replay = Saved. Watch it again with: { $command }
terminal-cannot-save = { $why }. Save it with save FILE, or leave with quit!
terminal-cannot-write = can’t write { $path }: { $why }
terminal-no-home = can’t find the home folder in { $path }; type the whole path
terminal-file-exists = { $path } already exists; choose another name
terminal-ask-name = Type a file name to save this game, or review; Enter for neither:
terminal-review-stopped = The review was stopped.
terminal-input-ended = The input ended before the game did.
terminal-left = The game is saved.
terminal-left-unconfirmed = The game is saved, without the turn you hadn’t confirmed.
terminal-continue = Continue with: { $command }
terminal-not-saved = The game isn’t saved.
terminal-stays = The game stays in { $path }, as it was after the last confirmed turn.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-list-broken = can’t be read: { $why }
terminal-list-help = Continue with: { $resume }. Delete with: { $remove }
terminal-list-empty = there are no saved games in { $folder }
terminal-list-unknown = there’s no saved game “{ $name }”; list them with: { $command }
terminal-removed = Deleted: { $name }

## The end and the review

terminal-score-sheet = Final scores
terminal-review-title = Review: { $game }, { $count ->
    [one] { $count } playout per decision
   *[other] { $count } playouts per decision
}
terminal-review-accuracy = accuracy
terminal-review-cost = cost
terminal-review-start = expected points
terminal-review-end = final points
terminal-review-now = now

## Preparing

terminal-preparing-rules = Preparing the rules of { $game } on this machine (once)…
terminal-preparing-bot = Preparing { $bot } for { $game } on this machine (once)…
terminal-preparing-review = Preparing hints and reviews for { $game } on this machine (once)…
terminal-no-cache = Compiled rules can’t be stored in { $lasting }, only for now in { $folder }: a later start may have to prepare them again.
