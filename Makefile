# Everything a fresh machine needs is installed by these targets: Python 3.11+, and Node 20.19+ for the web pages.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
NPM := npm --prefix web --no-fund --no-audit
WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation
WEB_READY := web/node_modules/.ready
PAGES := src/nefrit/server/pages/index.html
GAMES := $(patsubst src/nefrit/%/manifest.py,%,$(wildcard src/nefrit/*/manifest.py))

.PHONY: play terminal pages web-check services test check lint bench load soak docs pictures positions compiled \
	compiled-test compiled-suite lessons clean help

help:             ## Show what there is to make.
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

# Who only plays need not wait for what the tests, the simulations and the environments want.
$(PLAYABLE): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(READY): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Not `npm ci`: it wants an entry for the binaries of every platform, and no machine is offered those of all others.
$(WEB_READY): web/package.json web/package-lock.json
	$(NPM) install --no-save
	@touch $@

$(PAGES): $(WEB_READY) web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	$(NPM) run build

play: $(PLAYABLE) $(PAGES)  ## Play in the browser: builds the pages, starts the server, opens the door.
	@$(BIN)/nefrit serve --open

terminal: $(PLAYABLE)  ## Play a game in this terminal.
	@$(BIN)/nefrit play l5r

pages: $(PAGES)   ## Build the web pages into the server.

web-check: $(WEB_READY)  ## Types, lint, format and tests of the web pages.
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test

services:         ## Install what the tests of the server and the pages need besides: PostgreSQL, Redis, Chromium.
	@missing=""; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$$missing chromium"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then echo "Please install:$$missing (there is no apt-get here)"; exit 1; fi; \
	if [ "$$(id -u)" -eq 0 ]; then root=""; elif command -v sudo >/dev/null; then root=sudo; \
	else echo "Please install, as root:$$missing"; exit 1; fi; \
	echo "installing$$missing"; \
	$$root apt-get update -qq && $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null

test: lint services $(PAGES)  ## Everything: checks, every scenario in every mode, the laws, and kernel and one game compiled.
	$(BIN)/python -m pytest -n 2 -q --harsh
	$(MAKE) compiled-test

check: lint services $(PAGES)  ## Fast: format, lint, types, import contracts, tests in plain mode.
	$(BIN)/python -m pytest -n 2 -q

lint: $(READY) web-check  ## Format, lint, types and import contracts; the web pages', too.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)   ## Measure, and compare with the stored figures.
	for game in "" $(GAMES); do $(BIN)/nefrit bench $$game --compare bench/baseline.json || exit; done

load: $(READY)    ## Play many tables at once on a server of its own, and measure.
	$(BIN)/python bench/load.py --tables 10 100 500

soak: $(READY) $(PAGES)  ## Play a million games of all kinds with the laws on; it can be stopped, and goes on.
	$(BIN)/python -m bench.stops --games 1000
	NEFRIT_ALL_POSITIONS=1 $(BIN)/python -m pytest -n 2 -q tests/web/test_positions.py
	$(BIN)/nefrit soak --games 1000000 --jobs 2 --out build/soak

docs: $(READY)    ## Build the reference of the public names into site/.
	$(BIN)/python -m docs.reference site

pictures: $(READY) services $(PAGES)  ## Take the pictures of the pages in docs/table anew, those of the first page, and the moving one.
	$(BIN)/python -m docs.table.pictures
	$(BIN)/python -m docs.table.moving

lessons: $(READY)  ## Play all lessons: by their scripts, every wrong turn, and at random.
	$(BIN)/python -m pytest -q tests/learning

positions: $(READY)  ## Record the positions anew in which the tests measure the table, from games with fixed seeds.
	$(BIN)/python -m tests.web.recording

compiled: $(READY) $(PAGES)  ## Build a wheel with the kernel and the rules of all games compiled, into dist/.
	NEFRIT_COMPILE=all $(WHEEL) --wheel-dir dist .

# One game stands for all here: to compile them all takes five minutes even without optimizing (make compiled-suite).
compiled-test: $(READY)  ## Compile the kernel and one game without optimizing, and run the tests of kernel and games on that.
	MYPYC_OPT_LEVEL=0 NEFRIT_COMPILE="kernel l5r" $(WHEEL) --wheel-dir build .
	$(BIN)/python bench/compiled.py -m pytest -n 2 -q --harsh tests/kernel tests/parts tests/examples
	$(BIN)/python bench/compiled.py -m pytest -n 2 -q $(GAMES:%=tests/%)

compiled-suite: compiled services  ## Run all tests on the compiled build, and measure it beside plain CPython.
	$(BIN)/python bench/compiled.py -m pytest -n 2 -q
	$(BIN)/python bench/compiled.py

clean:            ## Remove what the other targets made.
	rm -rf $(VENV) web/node_modules src/nefrit/server/pages build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
