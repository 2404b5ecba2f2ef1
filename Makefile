# Needs only make and Python >= 3.11 with venv; the scripts fetch the rest.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PYTHON := $(or $(PYTHON),python3)
PY := .venv/bin/python

.PHONY: help setup lock

help:
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

setup: ## set up .venv for development
	@$(PYTHON) scripts/environment.py dev

lock: ## work out the lock files anew (needs uv)
	@$(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)
