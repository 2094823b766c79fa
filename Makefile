# A thin front on CMake and ninja; CMakePresets.json holds the builds.
#
#   make            the release build: build/oxhide
#   make check      build, layers, rules, format, tests: under 3 minutes
#   make quick      the part of that which takes only seconds
#   make check-long the long forms: thousands of random games, every screen in
#                   every language, whole lessons, every palette
#   make check-worlds  10,000 simulated worlds of the club
#   make check-secrets  1,200 games relabelled on servers, over sockets
#   make check-kill KILLS=1000  kill -9 during play, on both stores
#   make bench-server  how many tables one server can carry, compared with a
#                   bare loop
#   make coverage   lines that unit tests and kept records reach, by folder
#   make bench      speed, as text and as JSON in build/bench.json
#   make bench-batch  steps a second of many games at once
#   make check-puzzles  judges all puzzles again with other seeds; takes hours, and
#                   continues where it was stopped (build/check-puzzles.log)
#   make strength   all matches behind docs/strength.md, as JSON
#   make train-quick  a small training that must come out bit for bit
#   make fuzz       each fuzz target for TIME seconds (default 600)
#   make bless      rewrite kept records and signatures; review the diff
#   make format     clang-format and prettier over everything
#   make install    program, library and headers under PREFIX (/usr/local)
#   make library    the shared library alone, for the Python package here
#   make deb        Debian packages in build/deb
#   make check-packages  those, built twice, and in a bare Debian; needs root
#   make page       the web app as build/page, and as a tarball
#   make wheel      the Python package with its library, in build/wheel
#   make wasm       the engine for the browser: build/wasm/oxhide.wasm
#   make bench-wasm how fast that is, compared with native code
#   make web        the web app as a static folder: web/dist
#   make check-web  checks its types, and plays games in a real browser
#   make check-web-long  whole games by mouse, and of friends in browsers of
#                   their own; how long Play now takes

JOBS ?= 2
TIME ?= 600

.PHONY: check-puzzles all tests check quick check-long check-worlds bench fuzz bless format clean wasm web check-web \
	coverage strength train-quick bench-wasm install

all: build/build.ninja
	@ninja -C build -j$(JOBS) oxhide

build/build.ninja: | CMakePresets.json
	@cmake --preset release

tests: build/build.ninja
	@ninja -C build -j$(JOBS) oxhide tests

quick: tests
	@tools/check-layers
	@ctest --test-dir build --output-on-failure -j$(JOBS) -L 'unit|records|perft|apps'

check: tests
	@tools/check-layers
	@tools/check-rules
	@tools/check-texts
	@tools/check-format
	@ctest --test-dir build --output-on-failure -j$(JOBS)

# 10,000 random games of each game, seat count and edition.
GAMES ?= 10000
check-long: tests
	@build/property --games $(GAMES) --jobs $(JOBS)
	@build/property --games $(GAMES) --jobs $(JOBS) --only undo
	@build/secrets 1200
	@build/secrets_served 1200
	@tools/check-arm64
	@$(MAKE) --no-print-directory library
	@tests/python/package.py build/portable/liboxhide.so.0 build/oxhide $(GAMES)
	@tests/components/corrected.py --variants 25 --jobs $(JOBS) \
		--libraries build/liboxhide.a
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory all
	@node tests/web/languages.mjs
	@node tests/web/languages.mjs long
	@node tests/web/lessons.mjs
	@node tests/web/lessons.mjs mouse bronze ru
	@node tests/web/lessons.mjs mouse golden-ages it
	@node tests/web/lessons.mjs mouse bronze-age de
	@node tests/web/palettes.mjs

WORLDS ?= 10000
check-worlds: tests
	@build/world --first 1 --count $(WORLDS)

.PHONY: check-kill bench-server check-secrets
check-secrets: tests
	@build/secrets_served 1200

bench-server: tests
	@tools/bench-server

KILLS ?= 1000
KILLS_POSTGRES ?= 200
check-kill: tests
	@tools/with-postgres python3 -B tests/apps/club_kill.py build/oxhide . $(KILLS) $(KILLS_POSTGRES)

bless: tests
	@build/records --bless
	@build/perft --bless
	@build/oxhide signature > build/signature.txt
	@mv build/signature.txt tests/signature.txt

format: web/node_modules/.package-lock.json
	@git ls-files -co --exclude-standard '*.c' '*.h' | xargs clang-format-14 -i
	@web/node_modules/.bin/prettier --log-level warn --write web tests/web tests/texts

bench: all
	@build/oxhide bench --save build/bench.json

.PHONY: bench-batch
bench-batch: all
	@build/oxhide bench --batch

check-puzzles: all
	@tools/check-puzzles build/oxhide build/check-puzzles.log

strength: all
	@JOBS=$(JOBS) tools/strength | tee build/strength.json

train-quick: all
	@build/oxhide train bronze-age --seed 7 --games 500 --rounds 2 \
		--jobs $(JOBS) --out build/train-quick.def
	@cmp build/train-quick.def tests/train/bronze-age.def
	@echo "train-quick: the same weights, bit for bit"

# The library is built for every x86-64 and for x86-64-v3; the loader picks.
PREFIX ?= /usr/local
install:
	@tools/install "$(DESTDIR)" "$(PREFIX)"

.PHONY: library
library:
	@cmake --preset portable >/dev/null
	@ninja -C build/portable -j$(JOBS) liboxhide

# The packages contain the program with the page inside, so the page comes first.
.PHONY: deb check-packages page wheel
deb: web
	@tools/deb

check-packages: web
	@tools/check-packages

page: web
	@tools/page

wheel:
	@tools/wheel

clean:
	rm -rf build

fuzz:
	@tools/fuzz $(TIME)

wasm:
	@apps/wasm/build

bench-wasm: all wasm
	@ninja -C build -j$(JOBS) playouts-native
	@tools/bench-wasm

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --no-audit --no-fund

web: wasm web/node_modules/.package-lock.json
	@cd web && npm run --silent build

# The binary contains the page, so it is built after it.
check-web: web
	@$(MAKE) --no-print-directory all
	@cd web && npm run --silent types && npm test --silent

.PHONY: check-web-long
check-web-long: web
	@$(MAKE) --no-print-directory all
	@node tests/web/run.mjs --long

coverage:
	@cmake --preset coverage >/dev/null && ninja -C build/coverage -j$(JOBS) oxhide tests >/dev/null
	@find build/coverage -name '*.gcda' -delete
	@ctest --test-dir build/coverage -j$(JOBS) -L 'unit|records' >/dev/null
	@for folder in src/base src/engine src/games/* src/session src/ai src/advice; do \
		[ -d $$folder ] || continue; printf '%-22s ' $$folder; \
		gcovr -r . --object-directory build/coverage/CMakeFiles/liboxhide.dir build/coverage/CMakeFiles/liboxhide.dir -f $$folder/ 2>/dev/null | sed -n 's/^TOTAL *//p'; \
	done
