# Everything a newcomer needs; `make help` lists it. Nothing is done twice when nothing changed.
SHELL := /bin/bash
VENV := .venv
RUN := $(VENV)/bin
WEB := src/ostraka/server/web/index.html
WEB_SOURCES := $(shell find web src/ostraka/art src/ostraka/text src/ostraka/games/*/text -type f -not -path '*/node_modules/*')

# a checkout that was moved or whose Python is gone is set up again
$(shell [ "$$(cat $(VENV)/.where 2>/dev/null)" = "$(CURDIR)" ] && [ -e $(VENV)/bin/python ] || \
  rm -f $(VENV)/.play $(VENV)/.dev $(VENV)/.bench)

.PHONY: help play setup web shots lighthouse test test-plain nightly check bench lock wire golden clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | LC_ALL=C sort | \
	  while IFS=$$'\t' read -r name what; do printf '  make %-12s %s\n' "$$name" "$$what"; done

play: $(VENV)/.play $(WEB) ## set up if needed, start the server, and open its page
	@$(RUN)/ostraka serve

setup: $(VENV)/.play $(WEB) ## only prepare: .venv with the ostraka command in it, and the pages

web: $(WEB) ## build the browser client into the package

test: $(VENV)/.dev $(WEB) ## run every test: of the browser client, compiled, and with the compiler switched off
	@scripts/services
	@cd web && PATH="$(CURDIR)/$(RUN):$$PATH" npm test --silent
	@$(RUN)/python -m pytest -n 2 --dist worksteal $(PYTEST)
	@$(MAKE) --no-print-directory test-plain

test-plain: $(VENV)/.dev ## the tests of the rules as plain Python, without the compiler
	@NUMBA_DISABLE_JIT=1 $(RUN)/python -m pytest -n 2 --dist worksteal tests/rules tests/table $(PYTEST)

nightly: $(VENV)/.dev ## servers and databases killed under load, fifty times on each, and other faults
	@scripts/services
	@OSTRAKA_KILLS=50 $(RUN)/python -m pytest -s tests/server/test_faults.py $(PYTEST)

check: $(VENV)/.dev ## lint, format and types
	@$(RUN)/ruff check
	@$(RUN)/ruff format --check
	@$(RUN)/mypy
	@scripts/web packages && cd web && PATH="$(CURDIR)/$(RUN):$$PATH" npm run check --silent

bench: $(VENV)/.bench ## measure speed; prints a table and writes build/bench.json
	@$(RUN)/python -m benchmarks

shots: $(VENV)/.dev $(WEB) ## pictures of every screen into build/shots, to be looked at
	@scripts/services
	@PYTHONPATH=tests $(RUN)/python -m web.shots $(SHOTS)

lighthouse: $(VENV)/.dev $(WEB) ## what Lighthouse says of every page, on a phone and on a desk
	@scripts/services
	@$(RUN)/python -m benchmarks.pages

wire: $(VENV)/.dev ## write the types of the browser client: messages of the server, and keys of the texts
	@$(RUN)/python -m ostraka.server.typescript web/src

golden: $(VENV)/.dev ## play the golden games that are missing (when the format gains something)
	@PYTHONPATH=tests $(RUN)/python -m golden

lock: ## renew the lock files from pyproject.toml (needs uv)
	@uv lock --quiet --upgrade
	@uv export --quiet --no-header --no-emit-project --group build -o requirements.lock
	@uv export --quiet --no-header --no-emit-project --group build --group dev --extra print -o requirements-dev.lock
	@uv export --quiet --no-header --no-emit-project --group build --group dev --group bench --extra print --extra openspiel -o requirements-bench.lock

clean: ## remove what was made here
	@rm -rf $(VENV) build dist web/node_modules src/ostraka/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(WEB): $(WEB_SOURCES) | $(VENV)/.play
	@scripts/web && touch $@

$(VENV)/.play: requirements.lock pyproject.toml scripts/setup
	@scripts/setup requirements.lock $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml scripts/setup
	@scripts/setup requirements-dev.lock $@
	@touch $(VENV)/.play

$(VENV)/.bench: requirements-bench.lock pyproject.toml scripts/setup
	@scripts/setup requirements-bench.lock $@
	@touch $(VENV)/.play $(VENV)/.dev
