# `make help` lists the targets. Nothing is built again unless its sources changed.
SHELL := /bin/bash
VENV := .venv
RUN := $(VENV)/bin
WEB := src/ostraka/server/web/index.html
WEB_SOURCES := $(shell find web src/ostraka/{,games/*/}{art,text} -type f -not -path '*/node_modules/*')

# set up again if the checkout was moved or its Python is gone
$(shell [ "$$(cat $(VENV)/.where 2>/dev/null)" = "$(CURDIR)" ] && [ -e $(VENV)/bin/python ] || \
  rm -f $(VENV)/.play $(VENV)/.dev $(VENV)/.bench)

.PHONY: help play setup web pictures shots lighthouse test test-toy test-plain nightly check bench lock wire modules golden clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | LC_ALL=C sort | \
	  while IFS=$$'\t' read -r name what; do printf '  make %-12s %s\n' "$$name" "$$what"; done

play: $(VENV)/.play $(WEB) ## install what is missing, start the server and open the game in a browser
	@$(RUN)/ostraka serve

setup: $(VENV)/.play $(WEB) ## create .venv with the ostraka command and build the pages, without starting anything

web: $(WEB) ## build the browser client into the package

test: $(VENV)/.dev $(WEB) ## run all tests: browser client, Python, and the rules again without the compiler
	@scripts/services
	@cd web && PATH="$(CURDIR)/$(RUN):$$PATH" npm test --silent
	@$(RUN)/python -m pytest -n 2 --dist worksteal $(PYTEST)
	@$(MAKE) --no-print-directory test-toy test-plain

test-toy: $(VENV)/.dev ## run the tests of a third game, from another package
	@PYTHONPATH=tests/toy $(RUN)/python -m pytest tests/toy $(PYTEST)

test-plain: $(VENV)/.dev ## run the tests of rules and tables as plain Python, without the compiler
	@NUMBA_DISABLE_JIT=1 $(RUN)/python -m pytest -n 2 --dist worksteal tests/core tests/games/*/rules tests/games/test_clauses.py tests/table $(PYTEST)

nightly: $(VENV)/.dev ## run the long tests: 100,000 harsh games, WebAssembly in 10,000, servers and databases killed fifty times each
	@OSTRAKA_GAMES=100000 $(RUN)/python -m pytest -n 2 --dist worksteal tests/games/*/rules/test_harsh_games.py $(PYTEST)
	@OSTRAKA_WASM_GAMES=10000 $(RUN)/python -m pytest -n 2 --dist worksteal tests/wasm/test_rules.py $(PYTEST)
	@scripts/services
	@OSTRAKA_KILLS=50 $(RUN)/python -m pytest -s tests/server/test_faults.py $(PYTEST)

check: $(VENV)/.dev ## check lint, formatting and types
	@$(RUN)/ruff check
	@$(RUN)/ruff format --check
	@$(RUN)/mypy
	@scripts/web packages && cd web && PATH="$(CURDIR)/$(RUN):$$PATH" npm run check --silent

bench: $(VENV)/.bench ## measure speed, print a table and write build/bench.json
	@$(RUN)/python -m benchmarks

pictures: $(VENV)/.dev $(WEB) ## record and draw the pictures of the terminal and of a turn, in docs/pictures
	@scripts/services
	@$(RUN)/python scripts/picture.py
	@PYTHONPATH=tests $(RUN)/python scripts/turn_picture.py

shots: $(VENV)/.dev $(WEB) ## take a screenshot of every screen, in build/shots
	@scripts/services
	@PYTHONPATH=tests $(RUN)/python -m web.shots $(SHOTS)

lighthouse: $(VENV)/.dev $(WEB) ## run Lighthouse on every page, as a phone and as a desktop
	@scripts/services
	@$(RUN)/python -m benchmarks.pages

wire: $(VENV)/.dev ## generate the types in web/src: of the server, of the WebAssembly modules, and the keys of the texts
	@$(RUN)/python -m ostraka.server.typescript web/src
	@$(RUN)/python -m ostraka.wasm.typescript web/src

modules: $(VENV)/.dev ## compile the rules and bots to WebAssembly, in web/modules (two minutes)
	@$(RUN)/python -m ostraka.wasm web/modules

golden: $(VENV)/.dev ## record golden games that are missing, after an addition to the record format
	@PYTHONPATH=tests $(RUN)/python -m golden

lock: ## update the lock files from pyproject.toml (needs uv)
	@uv lock --quiet --upgrade
	@uv export --quiet --no-header --no-emit-project --group build --extra server -o requirements.lock
	@uv export --quiet --no-header --no-emit-project --group build --group dev --extra all -o requirements-dev.lock
	@uv export --quiet --no-header --no-emit-project --group build --group dev --group bench --extra all -o requirements-bench.lock

clean: ## delete everything that was installed or built here
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
