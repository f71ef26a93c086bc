extension LintRule {
  /// The address of the page on the rules of linting.
  static let pageAddress =
    "https://github.com/spokenscreen/spokenscreen/blob/main/docs/lint-rules.md"

  /// The address of its section on the page.
  var address: String { "\(Self.pageAddress)#\(id)" }

  /// The reference of the rules for their page, in Markdown.
  package static var page: String {
    let rows = all.map {
      "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |\n"
    }
    return "| rule | severity | what it finds |\n|---|---|---|\n" + rows.joined()
      + all.map(\.section).joined()
  }

  private var section: String {
    let level = severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst()
    return "\n### \(id)\n\n\(level). \(summary). \(evidence) \(fix)\n\n"
      + "Reported:\n\n\(fails.blocks)\nNot reported:\n\n\(passes.blocks)"
  }
}

extension LintRule.Example {
  fileprivate var blocks: String {
    [screen, walk, budget].compactMap { $0 }.map { text in
      "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
    }.joined(separator: "\n")
  }
}
