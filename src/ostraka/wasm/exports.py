"""What JavaScript can ask the rules of a game: the one list of exported functions."""

from ostraka.bots import facts as bot_facts
from ostraka.bots.contract import Scratch
from ostraka.bots.facts import MOST_FACTS, SCRATCH_STATES
from ostraka.bots.game import bot_game
from ostraka.core import game, setup
from ostraka.core.announcements import MOST_AT_ONCE
from ostraka.core.codes import KINDS, kind_of
from ostraka.core.game import AnyGame
from ostraka.core.reading import Source
from ostraka.core.writing import ITEM, Text, begin_list, begin_quote, end_list, end_quote
from ostraka.table import engine, randomness
from ostraka.wasm import signatures as sig
from ostraka.wasm.lowering import Export
from ostraka.wasm.signatures import Pointer, carray

_POSITION = (sig.STATE, sig.KIT)
_ROOM = (sig.BYTES, sig.INT32, sig.INT64S)  # for a text: its letters, how many fit, and its length


def rules_exports(of: AnyGame) -> list[Export]:
    """The rules, moves and positions as text, and facts about moves."""
    bot_game(of.name)  # registers what finds facts
    return [
        *_setup_exports(of),
        *_play_exports(of),
        *_chance_exports(),
        *_view_exports(of),
        *_text_exports(),
        *_fact_exports(of),
    ]


def _setup_exports(of: AnyGame) -> list[Export]:
    fields = setup.fields_of(of, of.standard())
    of_a_seat, of_all = sum(field.by_seat for field in fields), sum(not field.by_seat for field in fields)

    def slot_outcomes(bank: Pointer, seats: int, slots: Pointer, slot: int) -> int:
        return setup.slot_outcomes(bank, carray(slots, of_a_seat * seats + of_all), slot)

    def fill_slot(bank: Pointer, seats: int, slots: Pointer, slot: int, outcome: int) -> None:
        setup.fill_slot(bank, carray(slots, of_a_seat * seats + of_all), slot, outcome)

    def write_kit(bank: Pointer, seats: int, slots: Pointer, kit: Pointer) -> None:
        setup.write_kit(bank, carray(slots, of_a_seat * seats + of_all), carray(kit, 1))

    slots = (sig.BANK, sig.INT32, sig.INT64S)
    return [
        Export("slot_outcomes", slot_outcomes, (*slots, sig.INT32), sig.INT32),
        Export("fill_slot", fill_slot, (*slots, sig.INT32, sig.INT32)),
        Export("write_kit", write_kit, (*slots, sig.KITS)),
    ]


def _play_exports(of: AnyGame) -> list[Export]:
    most_moves, continuing = of.most_moves, _continuing(of)

    def begin(state: Pointer, kit: Pointer, seats: int) -> int:
        game.begin(state, kit, seats)
        return engine.status(state)

    def advance(before: Pointer, kit: Pointer, after: Pointer, move: int) -> int:
        reason = game.refusal(carray(before, 1)[0], kit, move)
        if reason > 0:
            return -reason
        carray(after, 1)[0] = carray(before, 1)[0]
        game.play(carray(after, 1)[0], kit, move)
        return engine.status(carray(after, 1)[0])

    def status(state: Pointer) -> int:
        return engine.status(state)

    def legal(state: Pointer, kit: Pointer, seat: int, moves: Pointer) -> int:
        return game.legal(state, kit, seat, carray(moves, most_moves))

    def is_whole(state: Pointer, kit: Pointer, seat: int, moves: Pointer) -> int:
        codes = carray(moves, most_moves)
        if game.legal(state, kit, seat, codes) == 0:
            return 1
        return 0 if (continuing >> kind_of(codes[0])) & 1 else 1

    return [
        Export("begin", begin, (*_POSITION, sig.INT32), sig.INT32),
        Export("advance", advance, (sig.STATES, sig.KIT, sig.STATES, sig.INT64), sig.INT32),
        Export("status", status, (sig.STATE,), sig.INT32),
        Export("legal", legal, (*_POSITION, sig.INT32, sig.INT64S), sig.INT32),
        Export("is_whole", is_whole, (*_POSITION, sig.INT32, sig.INT64S), sig.INT32),
    ]


def _continuing(of: AnyGame) -> int:
    """The set of the kinds of moves that continue a turn."""
    kinds = 0
    for kind in range(KINDS):
        try:
            name = of.move(kind).kind
        except IndexError:
            break
        kinds |= (name in of.continuing_kinds) << kind
    return kinds


def _chance_exports() -> list[Export]:
    def pick(seed: int, draw: int, outcomes: int) -> int:
        return randomness.pick(seed, draw, outcomes)

    def draws(state: Pointer) -> int:
        return game.draws(state)

    def undrawn_move(state: Pointer) -> int:
        return game.undrawn_move(state)

    def outcomes(state: Pointer, move: int) -> int:
        return game.outcomes(state, move)

    def with_draw(state: Pointer, kit: Pointer, move: int, outcome: int) -> int:
        return game.with_draw(state, kit, move, outcome)

    return [
        Export("pick", pick, (sig.INT64, sig.INT64, sig.INT32), sig.INT32),
        Export("draws", draws, (sig.STATE,), sig.INT32),
        Export("undrawn_move", undrawn_move, (sig.STATE,), sig.INT64),
        Export("outcomes", outcomes, (sig.STATE, sig.INT64), sig.INT32),
        Export("with_draw", with_draw, (*_POSITION, sig.INT64, sig.INT32), sig.INT64),
    ]


def _view_exports(of: AnyGame) -> list[Export]:
    """What each seat may know, and what is said aloud."""
    most_seats, sources = of.most, len(of.sources)

    def breakdown(state: Pointer, kit: Pointer, points: Pointer) -> int:
        by_source = carray(points, (most_seats, sources))
        for seat in range(state.seats):
            game.breakdown(state, kit, seat, by_source[seat])
        return game.winners(state, kit)

    def phase_start(states: Pointer, at: int) -> int:
        return engine.phase_start(carray(states, at + 1), at)

    def conceal(state: Pointer, before: Pointer, seat: int) -> None:
        game.conceal(state, before, seat)

    def owner_of(state: Pointer, move: int) -> int:
        return game.owner_of(state, move)

    def as_seen_by(state: Pointer, move: int, seat: int) -> int:
        return game.as_seen_by(state, move, seat)

    def announcements(
        states: Pointer,
        kit: Pointer,
        at: int,
        moves: Pointer,
        count: int,
        scratch: Pointer,
        plies: Pointer,
        codes: Pointer,
    ) -> int:
        most = MOST_AT_ONCE * count
        rows, played, pair = carray(states, at + 1), carray(moves, count), carray(scratch, 2)
        return engine.announcements(
            rows, carray(kit, 1), at, played, pair, carray(plies, most), carray(codes, most)
        )

    return [
        Export("breakdown", breakdown, (*_POSITION, sig.INT64S), sig.INT32),
        Export("phase_start", phase_start, (sig.STATES, sig.INT32), sig.INT32),
        Export("conceal", conceal, (sig.STATE, sig.STATE, sig.INT32)),
        Export("owner_of", owner_of, (sig.STATE, sig.INT64), sig.INT32),
        Export("as_seen_by", as_seen_by, (sig.STATE, sig.INT64, sig.INT32), sig.INT64),
        Export(
            "announcements",
            announcements,
            (
                *(sig.STATES, sig.KITS, sig.INT32, sig.INT64S, sig.INT32),
                *(sig.STATES, sig.INT64S, sig.INT64S),
            ),
            sig.INT32,
        ),
    ]


def _text_exports() -> list[Export]:
    def write_snapshot(state: Pointer, kit: Pointer, letters: Pointer, room: int, length: Pointer) -> None:
        carray(length, 1)[0] = 0
        game.write_snapshot(state, kit, Text(carray(letters, room), carray(length, 1)))

    def write_moves(
        state: Pointer, moves: Pointer, count: int, letters: Pointer, room: int, length: Pointer
    ) -> None:
        carray(length, 1)[0] = 0
        text = Text(carray(letters, room), carray(length, 1))
        begin_list(text, ITEM)
        for index in range(count):
            begin_quote(text, ITEM)
            game.write_move(state, carray(moves, count)[index], text)
            end_quote(text)
        end_list(text)

    def read_move(state: Pointer, letters: Pointer, size: int, place: Pointer) -> int:
        carray(place, 1)[0] = 0
        return game.read_move(state, Source(carray(letters, size), carray(place, 1)))

    return [
        Export("write_snapshot", write_snapshot, (*_POSITION, *_ROOM)),
        Export("write_moves", write_moves, (sig.STATE, sig.INT64S, sig.INT32, *_ROOM)),
        Export("read_move", read_move, (sig.STATE, sig.BYTES, sig.INT32, sig.INT64S), sig.INT64),
    ]


def _fact_exports(of: AnyGame) -> list[Export]:
    most_moves = of.most_moves

    def find_facts(
        state: Pointer, kit: Pointer, seat: int, move: int, scratch: Pointer, moves: Pointer, facts: Pointer
    ) -> int:
        room = Scratch(carray(scratch, SCRATCH_STATES), carray(moves, most_moves))
        rows, kits = carray(state, 1), carray(kit, 1)
        return bot_facts.find_facts(rows, kits, seat, move, room, carray(facts, MOST_FACTS))

    arguments = (sig.STATES, sig.KITS, sig.INT32, sig.INT64, sig.STATES, sig.INT64S, sig.INT64S)
    return [Export("find_facts", find_facts, arguments, sig.INT32)]
