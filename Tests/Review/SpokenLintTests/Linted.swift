import Foundation
import SpokenScreen

/// A folder of its own with the files of one example, removed at the end.
final class LintFolder: Sendable {
  let folder: URL

  init(_ files: [String: String?]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for case (let name, let text?) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }
}

/// What linting an example came to.
func result(of example: LintRule.Example) throws -> LintResult {
  let folder = try LintFolder([
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
