"""Each wide instruction does what its plain twin does, place by place."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

from ostraka.core.game import Rows
from ostraka.core.jit import COMPILED
from ostraka.envs.kernel import simd
from ostraka.envs.kernel.masks import allow_64, clear, mask_type, nth_legal

BYTES = np.dtype((np.record, [("bytes", np.int8, (200,))]))
SETS = [0, 1, 1 << 62, -1, -(1 << 63), 0x5A5A_F00D_1234_CAFE]

jit: Callable[[Callable[..., Any]], Callable[..., Any]] = (
    numba.njit if COMPILED else lambda function: function
)


def filled(seed: int) -> Rows:
    rows: Rows = np.zeros(1, BYTES)
    rows["bytes"] = np.random.default_rng(seed).integers(0, 3, 200)
    return rows


@pytest.mark.parametrize(("length", "mark"), [(27, 11), (56, 0)])
def test_a_piece_is_copied_with_its_marks(length: int, mark: int) -> None:
    copy, plainly = simd.copier(length, mark), simd.plain_copier(length, mark)

    @jit
    def call(target: Rows, place: int, source: Rows, number: int, marked: int) -> None:
        copy(target[0], place, source[0], number, marked)

    for marked in SETS:
        ours, twin, page = filled(1), filled(1), filled(2)
        call(ours, 13, page, 2, marked)
        plainly(twin[0], 13, page[0], 2, marked)
        assert ours["bytes"].tolist() == twin["bytes"].tolist()


@pytest.mark.parametrize("width", [4, 8, 64])
def test_a_set_is_spread_over_bytes(width: int) -> None:
    spread, plainly = simd.spreader(width), simd.plain_spreader(width)

    @jit
    def call(target: Rows, place: int, bits: int) -> None:
        spread(target[0], place, bits)

    for bits in SETS:
        ours, twin = filled(1), filled(1)
        call(ours, 7, bits)
        plainly(twin[0], 7, bits)
        assert ours["bytes"].tolist() == twin["bytes"].tolist()


def test_a_word_is_written_byte_by_byte() -> None:
    @jit
    def call(target: Rows, place: int, word: int) -> None:
        simd.write_8(target[0], place, word)

    for word in SETS:
        ours, twin = filled(1), filled(1)
        call(ours, 7, word)
        simd.plain_write_8(twin[0], 7, word)
        assert ours["bytes"].tolist() == twin["bytes"].tolist()


def test_bytes_are_gathered_to_a_set() -> None:
    @jit
    def call(source: Rows, place: int) -> int:
        return simd.gathered(source[0], place)

    for seed in range(5):
        for place in (0, 9, 136):
            bits = int(call(filled(seed), place)) % (1 << 64)  # compiled numbers have a sign
            assert bits == simd.plain_gathered(filled(seed)[0], place)


def test_every_legal_action_has_its_place() -> None:
    @jit
    def call(masks: Rows, index: int) -> int:
        return nth_legal(masks[0], index)

    masks: Rows = np.zeros(1, mask_type(130))
    legal = [0, 5, 63, 64, 127, 128, 129]
    masks["bytes"][0, legal] = 1
    assert [call(masks, place) for place in range(len(legal))] == legal


def test_a_cleared_mask_allows_nothing_whatever_was_written_over_its_edge() -> None:
    @jit
    def call(masks: Rows) -> None:
        allow_64(masks[0], 129, 1)
        clear(masks[0])

    masks: Rows = np.zeros(1, mask_type(130))
    masks["bytes"][0, :130] = 1
    call(masks)
    assert not masks["bytes"].any()


def test_a_byte_of_any_record_is_read_without_its_sign() -> None:
    rows: Rows = np.zeros(1, np.dtype((np.record, [("small", np.int8), ("wide", np.int64)])))
    rows[0].small, rows[0].wide = -2, 0x0102_0304_0506_07FF

    @jit
    def read(rows: Rows, place: int) -> int:
        return simd.byte_at(rows[0], place)

    expected = [254, 255, 7, 6, 5, 4, 3, 2, 1]
    assert [read(rows, place) for place in range(9)] == expected
    assert [simd.plain_byte_at(rows[0], place) for place in range(9)] == expected
