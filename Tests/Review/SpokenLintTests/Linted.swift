import Foundation
import SpokenScreen
import TestSupport

/// What linting an example came to.
func result(of example: LintRule.Example) throws -> LintResult {
  let folder = try Scratch([
    "example.screen.yaml": example.screen, "example.walk.yaml": example.walk,
    "example.budget.yaml": example.budget,
  ])
  let settings =
    try example.budget.map { _ in try Linter.settings(folder.path("example.budget.yaml")) }
    ?? LintSettings()
  let input = example.walk == nil ? "example.screen.yaml" : "example.walk.yaml"
  return Linter(settings: settings).lint(folder.path(input))
}

/// The findings of a screen whose views are given, as `line rule`, the line counted from the first view.
func found(
  _ views: String, language: String = "en-US", budget: String? = nil
) throws -> [String] {
  let lines = views.split(separator: "\n", omittingEmptySubsequences: false)
  let screen =
    "screen: Test\nlanguage: \(language)\nviews:\n" + lines.map { "  \($0)\n" }.joined()
  let result = try result(of: LintRule.Example(screen, budget: budget))
  if let fault = result.fault { throw fault }
  return result.findings.map { "\($0.origin.position.line - 3) \($0.rule)" }
}
