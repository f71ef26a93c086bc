import Foundation
import SpokenScreen
import TestSupport
import Testing

/// The lines and rules that are found in a sample.
private func findings(inSample name: String) -> [String] {
  let path = root.appending(path: "samples/\(name)").path
  return Linter().lint(path).findings.map { "\($0.origin.position.line) \($0.rule)" }
}

struct LinterTests {
  @Test(arguments: [
    ("app-store-card-before.screen.yaml", ["4 could-be-grouped"]),
    ("cart-1-separate.screen.yaml", ["5 could-be-grouped", "6 file-name-label"]),
    ("cart-2-combined.screen.yaml", ["16 punctuation-as-words", "18 punctuation-as-words"]),
    ("cart-3-symbols.screen.yaml", ["18 symbol-action", "21 symbol-action"]),
    ("cart-4-adjustable.screen.yaml", ["24 value-twice"]),
    (
      "name-role-value.screen.yaml",
      ["7 unlabelled-control", "17 file-name-label", "22 duplicate-stop"]
    ),
    ("wallet-alerts.screen.yaml", ["17 symbol-left-out", "31 symbol-left-out"]),
    ("wallet-chart-before.screen.yaml", ["7 silent-drawing"]),
    (
      "wallet-friends-contained.screen.yaml",
      [
        "8 file-name-label", "12 overlay-first", "12 small-target", "20 file-name-label",
        "24 overlay-first", "24 small-target",
      ]
    ),
    (
      "wallet-friends-plain.screen.yaml",
      [
        "8 file-name-label", "12 small-target", "19 file-name-label", "23 duplicate-stop",
        "23 small-target",
      ]
    ),
    (
      "wallet-friends-sorted.screen.yaml",
      ["8 file-name-label", "12 small-target", "21 file-name-label", "25 small-target"]
    ),
    ("wallet-slider-before.screen.yaml", ["11 silent-drawing"]),
    ("wallet-symbol-button.screen.yaml", ["9 file-name-label"]),
    ("wallet.walk.yaml", ["25 unheard-announcement", "40 unheard-announcement"]),
  ]) func `finds in a sample what it was written to show`(name: String, expected: [String]) {
    #expect(findings(inSample: name) == expected)
  }

  @Test(arguments: [
    "app-store-card-after", "cart-5-finished", "wallet-chart-after", "wallet-friends-combined",
    "wallet-slider-after", "wallet-banner",
    "wallet-details", "wallet-header", "wallet-walk", "budget-table", "dogs", "form", "hello",
    "inspector-mac", "konto", "music", "settings-pairs", "web-form",
  ]) func `finds nothing in the corrected samples and in those without a fault`(name: String) {
    #expect(findings(inSample: name + ".screen.yaml") == [])
  }

  @Test(arguments: [
    ("", "Combine its views into one element: `element: combine`."),
    ("A.swift", "Combine its views into one element: `accessibilityElement(children: .combine)`."),
  ]) func `says how to fix it in the words of the file`(code: String, fix: String) {
    let places = (1...6).map { line in
      code.isEmpty
        ? Position(line: line, column: 1)
        : Position(in: SourceFile(code), line: line, column: 1)
    }
    let texts = ["Harbor blend", "250 g", "€8.50"].enumerated().map { index, text in
      Node(.text, title: text, position: places[index + 3])
    }
    let row = Node(
      .hStack, children: [Node(.image, title: "coffee", position: places[2])] + texts,
      position: places[1])
    let list = Node(.list, children: [row], position: places[0])
    let findings = Linter().lint(Scenario(Screen(title: "Cart", views: [list]))).findings
    #expect(findings.map(\.fix) == [fix])
  }

  @Test func `lints the screens of a walkthrough too`() {
    let lines = findings(inSample: "cart.walk.yaml")
    #expect(lines.count == 7)
    #expect(lines.first == "5 could-be-grouped")
  }

  @Test(arguments: [
    ("- Button: \"-\"  # spoken-lint: disable=punctuation-as-words", 0),
    ("# spoken-lint: disable=punctuation-as-words\n- Button: \"-\"", 0),
    ("# spoken-lint: disable=role-in-label,punctuation-as-words\n# Why.\n- Button: \"-\"", 0),
    ("# spoken-lint: disable=all\n- Button: \"-\"", 0),
    ("# spoken-lint: disable=role-in-label\n- Button: \"-\"", 1),
    ("# spoken-lint: disable=punctuation-as-words\n- Text: Minus\n- Button: \"-\"", 1),
    ("# spoken-lint: disable-file=punctuation-as-words\n- Text: Minus\n- Button: \"-\"", 0),
    ("- Text: \"spoken-lint: disable=punctuation-as-words\"\n- Button: \"-\"", 1),
  ]) func `comments switch rules off for a line or a file`(views: String, count: Int) throws {
    #expect(try found(views).count == count)
  }

  @Test func `a comment at a view holds for the faults of its properties`() throws {
    let views = """
      # spoken-lint: disable=gesture-in-hint
      - Button: Play
        hint: Double tap to play
      """
    #expect(try found(views) == [])
  }

  @Test func `counts what is switched off and reports rules that are not there`() throws {
    let result = try result(
      of: LintRule.Example(
        """
        screen: Test
        views:
          - Button: "-"  # spoken-lint: disable=punctuation-as-words,punctuation-as-word disabled=all
        """))
    #expect(result.silenced == 1)
    #expect(
      result.remarks.map { $0.split(separator: ":").dropFirst().joined(separator: ":") } == [
        "3: there is no rule 'punctuation-as-word'. Did you mean 'punctuation-as-words'?",
        "3: 'disabled=all' is not understood. Write disable=RULE or disable-file=RULE.",
      ])
  }

  @Test func `the budget file switches rules and changes how much they matter`() throws {
    let screen = "screen: Test\nviews:\n  - Button: \"-\"\n  - Button: Go button\n"
    func findings(_ budget: String) throws -> [String] {
      try result(of: LintRule.Example(screen, budget: budget)).findings
        .map { "\($0.severity.rawValue) \($0.rule)" }
    }
    #expect(
      try findings("lint: { disable: [role-in-label] }") == ["warning punctuation-as-words"])
    #expect(
      try findings("lint: { severity: { role-in-label: error } }") == [
        "warning punctuation-as-words", "error role-in-label",
      ])
    #expect(
      try findings("lint: { files: { \"ex*.screen.yaml\": { disable: [all] } } }") == [])
    #expect(
      try findings("lint: { files: { \"other*\": { disable: [all] } } }").count == 2)
  }
}
