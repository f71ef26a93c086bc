import Testing

@testable import AppSources

/// Blocks of `#if` before and after; `·` is a space that an adaptation made.
struct ConditionDecisionTests {
  private func check(_ before: String, _ after: String) {
    let adapted = SourceAdapter().adapted(before)
    #expect(String(decoding: adapted.bytes, as: UTF8.self) == after.replacing("·", with: " "))
    #expect(adapted.bytes.count == before.utf8.count)
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#endif\nb", "···········\na\n······\nb"),
    ("#if os(macOS)\na\n#endif\nb", "·············\n·\n······\nb"),
    ("#if os(iOS)\na\n#else\nb\n#endif", "···········\na\n·····\n·\n······"),
    ("#if os(macOS)\na\n#else\nb\n#endif", "·············\n·\n·····\nb\n······"),
    (
      "#if os(macOS)\na\n#elseif os(iOS)\nb\n#elseif DEBUG\nc\n#else\nd\n#endif",
      "·············\n·\n···············\nb\n·············\n·\n·····\n·\n······"
    ),
    (
      "#if canImport(UIKit)\n#if os(macOS)\na\n#else\nb\n#endif\n#else\nc\n#endif",
      "····················\n·············\n·\n·····\nb\n······\n·····\n·\n······"
    ),
    (
      "#if os(macOS)\n#if os(iOS)\na\n#endif\n@objc\n#endif\n@objc b",
      "·············\n···········\n·\n······\n·····\n······\n····· b"
    ),
    (
      "A()\n  #if os(iOS)\n  .b()\n  #endif\n  .c()", "A()\n  ···········\n  .b()\n  ······\n  .c()"
    ),
    ("#if os(macOS)\n\té \"a\n\r\n#endif", "·············\n······\n\r\n······"),
    ("#if os(iOS) // why\na\n#endif // end", "··········· // why\na\n······ // end"),
    ("#if os(macOS) // why\na\n#endif // end", "····················\n·\n······ // end"),
    ("#if (os(macOS)\n  || os(iOS))\na\n#endif", "··············\n·············\na\n······"),
    (
      "#if DEBUG && !targetEnvironment(simulator)\na\n#endif",
      "··········································\na\n······"
    ),
    ("#if os(macOS)\n\"#endif\"\n// #endif\n#endif", "·············\n········\n·········\n······"),
    ("#if os(iOS)\r\na\r\n#endif\r\n", "···········\r\na\r\n······\r\n"),
    ("@objc\n#if os(iOS)\n@objc\n#endif\nfunc a()", "·····\n···········\n·····\n······\nfunc a()"),
  ])
  func `decides blocks`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    ("#if os(iOS) && arch(arm64)\na\n#endif", "#if true··· && arch(arm64)\na\n#endif"),
    ("#if !os(macOS) && arch(arm64)\na\n#endif", "#if !false···· && arch(arm64)\na\n#endif"),
    (
      "#if os(macOS) || (DEBUG && swift(>=9))\na\n#else\nb\n#endif",
      "#if false···· || (DEBUG && swift(>=9))\na\n#else\nb\n#endif"
    ),
    (
      "#if os(macOS)\na\n#elseif arch(arm64)\nb\n#else\nc\n#endif",
      "·············\n·\n····#if arch(arm64)\nb\n#else\nc\n#endif"
    ),
    (
      "#if arch(arm64)\na\n#elseif os(iOS)\n@objc b\n#else\nc\n#endif",
      "#if arch(arm64)\na\n#else··········\n····· b\n·····\n·\n#endif"
    ),
    (
      "#if arch(arm64)\n@objc a\n#elseif os(macOS)\nb\n#endif",
      "#if arch(arm64)\n····· a\n·················\n·\n#endif"
    ),
    (
      "#if swift(>=6)\n#if os(iOS)\na\n#endif\n#endif",
      "#if swift(>=6)\n···········\na\n······\n#endif"
    ),
  ])
  func `leaves to the compiler what it must choose`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    "#if swift(>=6)\na\n#else\nb\n#endif", "#if canImport(Own)\na\n#endif", "#if\na\n#endif",
    "#if os(iOS)\na", "#endif\na", "#else\na\n#endif", "#if os(iOS)\na\n#else\nb\n#else\nc\n#endif",
    "#if os(iOS)\na\n#else\nb\n#elseif os(tvOS)\nc\n#endif", "#if os(iOS\na\n#endif",
    "#if os(iOS) os(macOS)\na\n#endif", "\"\\(#if os(iOS)\n#endif",
    "\"\\(#if os(iOS)) \\(#endif)\"",
    "#if os(iOS)\n\"\\(#endif)\"", "\"\\(#if os(macOS))\"\n#endif",
  ])
  func `leaves what it cannot decide`(source: String) {
    #expect(SourceAdapter().adapted(source).bytes == Array(source.utf8))
  }

  @Test func `tells what the compiler decides`() {
    let source = "#if os(macOS)\n#elseif canImport(Own) && os(iOS)\n#elseif swift(>=6)\n#endif"
    #expect(
      SourceAdapter().adapted(source).conditionsLeft == [
        .init(line: 2, column: 5, text: "canImport(Own) && true"),
        .init(line: 3, column: 1, text: "swift(>=6)"),
      ])
  }

  @Test func `says why a part is left out`() {
    let adapted = SourceAdapter().adapted("#if os(macOS)\na\n#elseif os(iOS)\n#else\nb\n#endif")
    #expect(
      adapted.adaptations.map { "\($0.line):\($0.column) \($0.kind.rawValue) \($0.reason)" } == [
        "1:1 branch os(macOS) is false for an iPhone",
        "3:1 condition os(iOS) is true for an iPhone",
        "4:1 branch a part before it is taken",
        "6:1 condition its block is decided",
      ])
    #expect(adapted.adaptations.first?.before == "#if os(macOS)\na\n")
  }
}
