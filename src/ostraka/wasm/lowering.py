"""Compiled Python as a WebAssembly object: Numba's front end, then LLVM's back end for wasm32.

Nothing is needed but what Numba brings: the llvmlite wheel has the WebAssembly back end.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm
import numba
from numba import from_dtype
from numba.core.registry import cpu_target

from ostraka.bots.memory import memory_type
from ostraka.core.game import AnyGame
from ostraka.core.setup import bank_type
from ostraka.wasm import signatures as sig
from ostraka.wasm.object_file import Module, finished

_types: Any = numba.types  # Numba has no types of its own
_compiler: Any = numba.core.compiler
_TRIPLE: Final = "wasm32-unknown-unknown"
_FEW_INSTRUCTIONS: Final = 25  # longer functions stay functions in a small module
_FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128,+mutable-globals"
_LLVM: Final = {
    **dict.fromkeys((sig.STATE, sig.KIT, sig.BANK, sig.STATES, sig.KITS), "ptr"),
    **dict.fromkeys((sig.MEMORY, sig.INT64S, sig.BYTES), "ptr"),
    sig.INT32: "i32",
    sig.INT64: "i64",
}


class Export(NamedTuple):
    """A function that JavaScript can call: its name, its body, and the types of arguments and result."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[str, ...]
    result: str = sig.VOID


def numba_type(kind: str, game: AnyGame) -> Any:  # noqa: ANN401 - Numba's own type
    plain = {
        sig.INT32: _types.int32,
        sig.INT64: _types.int64,
        sig.INT64S: _types.CPointer(_types.int64),
        sig.BYTES: _types.CPointer(_types.uint8),
        sig.VOID: _types.void,
    }
    if kind in plain:
        return plain[kind]
    if kind == sig.MEMORY:
        return _types.CPointer(from_dtype(memory_type(game.name)))
    if kind == sig.BANK:
        return from_dtype(bank_type(game))
    record = from_dtype(game.state if kind in (sig.STATE, sig.STATES) else game.kit_type)
    return record if kind in (sig.STATE, sig.KIT) else _types.CPointer(record)


def build(game: AnyGame, exports: Sequence[Export], *, small: bool = False) -> Module:
    """One module with these functions, made for speed, or to be small."""
    machine = _machine()
    whole = llvm.parse_assembly(_retargeted(_RUNTIME, machine))
    for export in exports:
        whole.link_in(_lowered(export, game, machine))
    _optimise(whole, machine, [export.name for export in exports], small=small)
    return finished(machine.emit_object(whole), [export.name for export in exports])


def _machine() -> Any:  # noqa: ANN401 - llvmlite's
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES, reloc="static")


def _lowered(export: Export, game: AnyGame, machine: Any) -> Any:  # noqa: ANN401 - llvmlite's
    """The function as an LLVM module, with a wrapper that has a plain signature."""
    flags = _compiler.Flags()
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.nrt = True
    flags.error_model = "numpy"
    arguments = tuple(numba_type(kind, game) for kind in export.arguments)
    compiled = _compiler.compile_extra(
        cpu_target.typing_context,
        cpu_target.target_context,
        export.function,
        arguments,
        numba_type(export.result, game),
        flags,
        {},
    )
    name = compiled.fndesc.llvm_func_name
    module = llvm.parse_assembly(_retargeted(compiled.library.get_llvm_str(), machine))
    module.link_in(llvm.parse_assembly(_retargeted(_wrapper(export, name), machine)))
    return module


def _wrapper(export: Export, name: str) -> str:
    """A function without Numba's return conventions: it returns the result."""
    arguments = ", ".join(f"{_LLVM[kind]} %a{place}" for place, kind in enumerate(export.arguments))
    declared = ", ".join(_LLVM[kind] for kind in export.arguments)
    result = _LLVM.get(export.result)
    slot = result or "ptr"
    tail = f"  %value = load {result}, ptr %result\n  ret {result} %value" if result else "  ret void"
    return f"""
declare i32 @"{name}"(ptr, ptr{", " if declared else ""}{declared})
define {result or "void"} @{export.name}({arguments}) {{
  %result = alloca {slot}
  %error = alloca ptr
  %status = call i32 @"{name}"(ptr %result, ptr %error{", " if arguments else ""}{arguments})
{tail}
}}
"""


# Nothing is allocated in compiled code, so Numba has nothing to count; the calls vanish.
_RUNTIME: Final = """
define void @NRT_incref(ptr %info) alwaysinline {
  ret void
}
define void @NRT_decref(ptr %info) alwaysinline {
  ret void
}
"""


def _retargeted(ir: str, machine: Any) -> str:  # noqa: ANN401 - llvmlite's
    """The same IR for wasm32."""
    ir = re.sub(r'target triple = ".*"', "", ir)
    ir = re.sub(r'target datalayout = ".*"', "", ir)
    ir = re.sub(r'"target-(cpu|features)"="[^"]*"', "", ir)
    # equal constants may be merged: every export has its own copy of the network
    ir = re.sub(r"= (internal|private) constant", r"= \1 unnamed_addr constant", ir)
    # the back end knows no common symbols
    ir = re.sub(r"= common ((?:local_)?unnamed_addr )?global", r"= weak \1global", ir)
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{_TRIPLE}"\n{ir}'


def _optimise(module: Any, machine: Any, exports: Sequence[str], *, small: bool) -> None:  # noqa: ANN401 - llvmlite's
    """Keep only what the exports need, and optimise it as a whole."""
    for function in module.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    options = llvm.create_pipeline_tuning_options(speed_level=2 if small else 3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = not small
    if small:
        options.inlining_threshold = _FEW_INSTRUCTIONS
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
