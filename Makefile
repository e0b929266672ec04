# Play, test and develop Small World. `make help` lists the targets.
#
# Everything sets itself up on a machine that has Python 3.11 or newer: a virtual environment in .venv, the client
# in src/smallworld/server/static and, where there is a C compiler, compiled rules beside their sources. Targets
# that are up to date are not built again.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
# Python compiles what it imports, which is far less than what is installed.
INSTALL = $(PIP) install --no-compile --constraint constraints.txt
ARGS :=
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
LONG :=
PYTEST = $(PY) -m pytest --numprocesses $(JOBS) --dist worksteal $(ARGS)
# Images of containers often set it. Then every Python process compiles all that it imports, and tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE
# Independent targets run in parallel, because compiling begins on a single core.
TOGETHER = $(MAKE) --no-print-directory --jobs $(JOBS)

# The files that setup.py compiles.
SOURCES := $(sort $(shell find $(addprefix src/smallworld/,engine content cartography/outlines cartography/quality views bots puzzles) \
	-name '*.py' 2>/dev/null) $(wildcard $(patsubst %,src/smallworld/envs/%.py,actions blocks parts rare_parts observation table batch)))

.DEFAULT_GOAL := help
.SUFFIXES:
.PHONY: help play terminal client static test test-all suite quick flaky clicks engines scrollbars offline pyodide check \
	check-python check-types check-client check-english check-units format fuzz fuzz-server fuzz-realms bench release docs compile upgrade pure clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18
	@echo 'ARGS="..." goes on to the program, e.g. make test ARGS="-k dragon" or make play ARGS="--help".'

play: ## play in the browser; the first time, the rules are compiled meanwhile
	@$(TOGETHER) --silent client $(VENV)/installed
	@$(PY) scripts/play.py $(ARGS)

terminal: $(VENV)/compiled ## play on the terminal
	@$(PY) -m smallworld play $(ARGS)

# With Node on the machine, this runs beside pip.
client: $(VENV)/$(if $(shell command -v npm 2>/dev/null),made,installed) ## build what the browser shows, if it changed
	@$(PY) scripts/client.py build

# With ARGS, pytest runs the chosen tests without waiting for the client.
test: ## check, then all tests; the rules interpreted, and compiled where there is a C compiler
ifeq ($(ARGS),)
	@$(TOGETHER) check check-units $(VENV)/compiled
	@echo 'The client in a browser:'
	@$(PY) scripts/client.py browser
else
	@$(TOGETHER) check $(VENV)/compiled
endif
	@$(MAKE) --no-print-directory suite

test-all: ## test, and what takes longer: both databases everywhere, long plays by clicks, fuzzers
	@$(MAKE) --no-print-directory test LONG=--long
	@$(MAKE) --no-print-directory clicks
	@$(MAKE) --no-print-directory engines
	@$(MAKE) --no-print-directory scrollbars
	@$(MAKE) --no-print-directory offline
	@SMALLWORLD_LONG=1 $(MAKE) --no-print-directory offline
	@$(MAKE) --no-print-directory pyodide
	@$(MAKE) --no-print-directory fuzz ARGS='--minutes 3'
	@$(MAKE) --no-print-directory fuzz-realms ARGS='--minutes 3'
	@SMALLWORLD_FUZZ=2000 $(MAKE) --no-print-directory fuzz-server

quick: $(VENV)/tools ## lint, types and the tests nearest to what changed, within 90 seconds
	@$(PY) scripts/quick.py $(ARGS)

flaky: $(VENV)/tools client ## repeat the tests that changed 20 times on a busy machine
	@$(PY) scripts/flaky.py $(ARGS)

# These tests use compiled modules only as customers, or read the sources, so they are the same in both builds. They
# take as long as all other tests, so only the last run, with all tests, includes them.
ABOVE := $(addprefix --ignore=,$(addprefix tests/,server cli arena training workshop cartography/layout_search locale docs) \
	$(filter-out tests/test_build.py tests/test_pickling.py,$(wildcard tests/test_*.py)))

# These tests run interpreted in `make test-all` only. They check single races, or what follows from the rules.
# laws/test_compiled_equals_interpreted.py shows that the rules of all boxes are the same in both builds.
FOLLOWING := $(if $(LONG),,$(addprefix --ignore=tests/,content laws bots cartography house puzzles engine/test_keys.py \
	engine/test_owners.py envs/test_boxes.py envs/test_extra.py envs/test_nothing_left_out.py envs/test_page.py))

# Exit code 5: ARGS chose no test of the first run.
suite: $(VENV)/tools $(VENV)/compiled ## the tests in Python alone
	@if $(PY) -c 'import setup; raise SystemExit(not setup.will_compile())'; then \
		echo 'The suite, interpreted:' && \
		{ SMALLWORLD_COMPILED=0 $(PYTEST) $(LONG) $(ABOVE) $(FOLLOWING) || test $$? = $(if $(ARGS),5,0); } && \
		echo 'The suite, compiled:' && SMALLWORLD_COMPILED=1 $(PYTEST) $(LONG); \
	else \
		echo 'No C compiler was found (or none is wanted): the suite runs interpreted only.' && \
		SMALLWORLD_COMPILED=0 $(PYTEST) $(LONG); \
	fi

check: check-python check-types check-client check-english ## format, lint, types and plain English

check-python: $(VENV)/tools
	@$(PY) -m ruff format --check
	@$(PY) -m ruff check

check-types: $(VENV)/tools
	@$(PY) -m mypy

# After the client, so that npm installs its packages only once.
check-client: client
	@$(PY) scripts/client.py lint

check-english: $(VENV)/made
	@$(PY) scripts/plain_english.py

check-units: client
	@echo 'The client:'
	@$(PY) scripts/client.py check

format: $(VENV)/tools ## write the code as `make check` wants it
	@$(PY) -m ruff check --fix --exit-zero
	@$(PY) -m ruff format
	@$(PY) scripts/client.py format

fuzz: $(VENV)/tools $(VENV)/compiled ## random games to the end, with every law checked after every step
	@cd tests && ../$(PY) -m laws.fuzz $(ARGS)

fuzz-server: $(VENV)/tools $(VENV)/compiled ## odd messages and requests to the server; SMALLWORLD_FUZZ and SMALLWORLD_SEED say how many and which
	@SMALLWORLD_FUZZ=$${SMALLWORLD_FUZZ:-20000} $(PY) -m pytest tests/server/api/test_fuzz.py tests/server/api/test_openapi.py $(ARGS)

fuzz-realms: $(VENV)/tools $(VENV)/compiled ## random layouts, with every law of built boards checked
	@cd tests && ../$(PY) -m laws.realms $(ARGS)

clicks: $(VENV)/tools client ## long browser tests: whole games, and every scenario on tiles to its end
	@SMALLWORLD_LONG=1 $(PY) scripts/client.py browser

engines: $(VENV)/tools client ## the ways that people take most, in Firefox and WebKit
	@$(PY) scripts/client.py engines

scrollbars: $(VENV)/tools client ## screens and sizes in Chromium with scrollbars that take room
	@SMALLWORLD_SCROLLBARS=1 $(PY) scripts/client.py browser screens sizes widths phone

offline: $(VENV)/tools client ## the page without a server, played with the network off
	@$(PY) scripts/client.py offline

pyodide: client $(VENV)/installed ## in Pyodide: the same events of 200 games as in other builds, and the tests of engine, content and bots
	@$(PY) scripts/client.py pyodide

bench: $(VENV)/compiled ## how fast the rules are
	@$(PY) -m smallworld bench $(ARGS)

static: client $(VENV)/installed ## build a folder of static files that plays the whole game without a server
	@$(PY) scripts/static.py $(ARGS)

release: $(VENV)/tools ## build the source distribution and the wheels from the last commit, and try each
	@$(call requirements,["project"]["optional-dependencies"]["release"]) > $(VENV)/requirements.txt
	@$(INSTALL) --requirement $(VENV)/requirements.txt
	@$(PY) scripts/release.py $(ARGS)

docs: $(VENV)/tools ## build the site into build/docs; warnings are errors
	@SMALLWORLD_COMPILED=0 $(PY) -m sphinx --quiet --fail-on-warning --keep-going --fresh-env \
		-d build/doctrees docs build/docs $(ARGS)
	@echo 'The site begins at build/docs/index.html'

compile: $(VENV)/installed ## compile the rules, whether they changed or not
	@rm -f $(VENV)/compiled
	@SMALLWORLD_COMPILED=1 $(PY) setup.py --quiet build_ext --inplace
	@echo $(SOURCES) > $(VENV)/compiled

upgrade: $(VENV)/tools ## take the newest libraries, and write them into constraints.txt
	@$(PY) scripts/constraints.py asked > $(VENV)/requirements.txt
	@$(PIP) install --upgrade --upgrade-strategy eager --requirement $(VENV)/requirements.txt
	@$(PY) scripts/constraints.py
	@touch $(VENV)/installed $(VENV)/tools

pure: ## remove the compiled rules, so that the sources run
	@rm -f $(VENV)/compiled
	@find src -name '*.so' -delete

clean: pure ## remove everything that was made here, the virtual environment too
	@rm -rf $(VENV) build dist src/*.egg-info src/smallworld/server/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Setting up -----------------------------------------------------------------------------------

# An environment works only in its own folder: a copied or moved one would run the code of the first checkout.
ifneq ($(shell test -x $(PY) && cat $(VENV)/made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/made
endif

# Removing or renaming a module makes no source newer, so the stamp also lists the sources.
ifneq ($(shell cat $(VENV)/compiled 2>/dev/null),$(SOURCES))
.PHONY: $(VENV)/compiled
endif

# A new enough Python may still fail, such as a pyenv shim without its version, or Debian without python3-venv.
$(VENV)/made:
	@rm -rf $(VENV)
	@for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3.14 python3); do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found="$$found $$python"; \
		echo "Setting up $(VENV) with $$python"; \
		$$python -m venv --clear $(VENV) && echo '$(CURDIR)' > $@ && exit 0; \
	done; \
	if [ -n "$$found" ]; then \
		echo "Python is here ($$found ), but cannot make a virtual environment; see above." \
			"On Debian and Ubuntu this helps: apt install python3-venv" >&2; \
	else \
		echo 'Small World needs Python 3.11 or newer, and none was found. Get it from https://www.python.org or' \
			'from your system, or say where it is: make play PYTHON=/path/to/python3' >&2; \
	fi; \
	rm -rf $(VENV); exit 1

# Prints a list of requirements from pyproject.toml, so that no other file repeats them.
requirements = $(PY) -c 'import tomllib; \
	project = tomllib.load(open("pyproject.toml", "rb")); print(*project$(1), sep="\n")'

# --no-build-isolation: otherwise pip fetches the build requirements again for every build.
$(VENV)/installed: pyproject.toml constraints.txt $(VENV)/made
	@echo 'Installing what Small World needs'
	@$(INSTALL) 'pip>=26' # pip 23 of Python 3.11 takes three times as long to choose among files
	@$(call requirements,["build-system"]["requires"]) > $(VENV)/requirements.txt
	@$(INSTALL) --requirement $(VENV)/requirements.txt
	@SMALLWORLD_COMPILED=0 SMALLWORLD_CLIENT=0 $(INSTALL) --no-build-isolation --editable '.[server]'
	@touch $@

# Not '.[test]', because another editable install would remove the compiled files.
$(VENV)/tools: $(VENV)/installed
	@echo 'Installing the tools for tests and checks'
	@$(call requirements,["project"]["optional-dependencies"]["test"]) > $(VENV)/requirements.txt
	@$(INSTALL) --requirement $(VENV)/requirements.txt
	@touch $@

# The editable install above only points to src; this puts the compiled rules beside their sources.
$(VENV)/compiled: $(VENV)/installed pyproject.toml setup.py scripts/docstrings.py $(SOURCES)
	@echo 'Compiling the rules, if this machine can (about 90 seconds on two cores, and only after a change)'
	@rm -f $@
	@$(PY) setup.py --quiet build_ext --inplace
	@echo $(SOURCES) > $@
