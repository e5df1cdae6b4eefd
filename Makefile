# `make` says what there is; `make play` and `make test` set everything up by themselves.
# Another Python: make test PYTHON=python3.13

PYTHON ?= python3
MAKEFLAGS += --no-print-directory
# Without bytecode every process compiles all libraries anew: three seconds for each house in the tests.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: help play cluster test slow pictures format lock clean setup pages

help:  ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1@/p' Makefile | column -t -s @

play: setup pages  ## open a house here and say its address
	@.venv/bin/lapki serve --open

# A house of several processes, as docs/scale.md tells. PORT=9000: at another port.
cluster: setup pages  ## open a house of three processes here, for trying out
	@.venv/bin/python tools/cluster.py $(if $(PORT),--port $(PORT))

test: setup  ## check style, rules, the house and its pages
	@.venv/bin/python tools/check.py

# It takes up where it stopped; AGAIN=1 forgets. ALL=1: whole sweeps, all mutants. SEED=7: others.
slow: pages  ## run the long tests and the mutants
	@.venv/bin/python tools/slow.py $(if $(ALL),--all) $(if $(AGAIN),--again) $(if $(SEED),--seed $(SEED))

pictures: setup  ## paint the pictures anew
	@.venv/bin/python -m lapki.pictures web/public/pictures
	@.venv/bin/python -m lapki.pictures.dreams

format: setup  ## put the code into shape
	@.venv/bin/ruff format
	@.venv/bin/ruff check --fix
	@.venv/bin/python tools/web.py format

# Add UPGRADE=--upgrade in order to take newer versions.
COMPILE = .tools/uv/bin/uv pip compile --quiet $(UPGRADE) --universal --generate-hashes --no-header --no-emit-index-url \
	--custom-compile-command 'make lock' --python-version 3.11

lock: setup  ## write the locks anew from pyproject.toml
	@$(COMPILE) pyproject.toml --output-file requirements.lock
	@$(COMPILE) pyproject.toml --group dev --constraint requirements.lock --output-file requirements-dev.lock
	@$(COMPILE) --group pyproject.toml:setup --output-file requirements-uv.lock
	@$(COMPILE) --group pyproject.toml:node --output-file requirements-node.lock

clean:  ## throw away all that can be made again
	@rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache build dist mutants web/dist web/node_modules

pages: setup
	@.venv/bin/python tools/web.py build
	@.venv/bin/python tools/site.py

setup:
	@$(PYTHON) bootstrap.py
