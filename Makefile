PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help install run test lint bench clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

install: $(STAMP) ## make .venv and install the package with pinned versions

$(STAMP): pyproject.toml constraints.txt
	@echo "installing into $(VENV) (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable '.[test,lint]'
	@touch $@

run: install ## rule on a real case, then open the dialogue
	@$(BIN)/biddingbox demo

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
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
