# Needs only make and Python >= 3.11 with venv; what else is needed is fetched by package name.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PYTHON := $(or $(PYTHON),python3)
PY := .venv/bin/python
ARGS ?=

.PHONY: help table test check fresh bench soak web kernel wheel docs rulebooks setup lock wire look

help:
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

table: ## play: open the table in the browser (ARGS=--no-open: only print its address)
	@$(PYTHON) scripts/environment.py run
	@$(PY) scripts/client.py
	@exec .venv/bin/burncard serve --host 127.0.0.1 $(ARGS)

test: setup ## run everything: style, types, layers, tests, web client, real browser
	@$(PY) scripts/check.py test

check: setup ## style, types and layers only
	@$(PY) scripts/check.py check

fresh: ## prove `make table` and `make test` on a fresh clone with nothing but make and Python
	@$(PYTHON) scripts/fresh.py

bench: setup web ## measure against other engines on one core, and the page against its budgets
	@$(PY) bench/run.py $(ARGS)
	@$(PY) bench/page.py

soak: setup ## the long and random tests, and the kernel under the sanitizers
	@HYPOTHESIS_PROFILE=soak $(PY) -m pytest -m 'not browser' --timeout=3600 $(ARGS)
	@if command -v g++ >/dev/null; then kernel/tools/sanitize.sh $(PY); else echo 'no g++: the kernel is not sanitized'; fi

web: setup ## build the web client
	@$(PY) scripts/client.py

kernel: setup ## build the compiled kernel into .venv (needs a C++ compiler)
	@$(PY) scripts/build_kernel.py

wheel: web ## build the wheel, web client included, into dist/
	@$(PY) scripts/wheel.py

docs: setup ## build the site: tutorials, rules, formats, API reference
	@$(PY) scripts/documents.py

rulebooks: setup ## write docs/rulebook/ from the rulebooks' tables
	@$(PY) scripts/rulebook_pages.py

look: setup web ## look at every state of the page in Chromium: pictures and what is wrong, in artifacts/look/
	@$(PY) scripts/chromium.py >/dev/null
	@$(PY) scripts/look.py $(ARGS)

wire: setup ## write the page's message types from the server's
	@$(PY) scripts/wire.py

setup: ## set up .venv for development
	@$(PYTHON) scripts/environment.py dev

lock: ## work out the lock files anew (needs uv); UPGRADE=1 for newer versions
	@$(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)
