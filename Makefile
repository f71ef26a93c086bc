# The words of a working day; `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help setup test demo format goldens

help: ## lists these words
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs what is missing
	@scripts/setup

test: ## runs everything that a change must pass
	@scripts/test

demo: ## builds the command and renders two samples
	@scripts/demo

format: ## formats all sources as the tests want them
	@swift format -i --recursive Package.swift Sources Tests Examples Tools Plugins

goldens: ## records the goldens and the printed pages again; read the diff
	@scripts/update-goldens
