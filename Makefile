# Everything a fresh machine needs is installed by these targets: Python 3.11+ is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check lint bench soak docs compiled-test clean help

help:             ## Show what there is to make.
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(READY)    ## Play a game in this terminal.
	@$(BIN)/nefrit play l5r

test: lint        ## Everything: checks, every scenario in every mode, the laws, the compiled kernel.
	$(BIN)/python -m pytest -n 2 -q --harsh
	$(MAKE) compiled-test

check: lint       ## Fast: format, lint, types, import contracts, tests in plain mode.
	$(BIN)/python -m pytest -n 2 -q

lint: $(READY)    ## Format, lint, types and import contracts.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)   ## Measure, and compare with the stored figures.
	$(BIN)/nefrit bench --compare bench/baseline.json
	$(BIN)/nefrit bench l5r --compare bench/baseline.json

soak: $(READY)    ## Play very many games with the laws on.
	$(BIN)/nefrit selfplay l5r --edition all --games 100000 --jobs 2 --laws 500

docs: $(READY)    ## Build the reference of all public names into site/.
	$(BIN)/pdoc --output-directory site nefrit

compiled-test: $(READY)  ## Compile the kernel with mypyc and run its tests on it.
	$(BIN)/python bench/compiled.py

clean:            ## Remove what the other targets made.
	rm -rf $(VENV) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
