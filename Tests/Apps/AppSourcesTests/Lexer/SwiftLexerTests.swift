import Testing

@testable import AppSources

struct SwiftLexerTests {
  /// The pieces of a source, each with the letter of its kind.
  private func pieces(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return SwiftLexer.tokens(of: bytes).map { token in
      "\(Self.letters[token.kind] ?? "?") " + bytes.text(token.range)
    }
  }

  private static let letters: [SwiftTokenKind: String] = [
    .name: "n", .quotedName: "q", .number: "0", .text: "s", .opening: "(", .regex: "r",
    .comment: "c", .hashName: "#", .attribute: "@", .operator: "o", .punctuation: "p",
  ]

  @Test(arguments: [
    (#"let a = "b""#, ["n let", "n a", "o =", #"s "b""#]),
    (#""a \(b) c""#, [#"( "a \("#, "n b", #"s ) c""#]),
    (#""\(f("\(x)"))""#, [#"( "\("#, "n f", "p (", #"( "\("#, "n x", #"s )""#, "p )", #"s )""#]),
    (#""a\"b" c"#, [#"s "a\"b""#, "n c"]),
    ("\"a\nb", ["s \"a", "n b"]),
    ("\"\\(a\nb", ["( \"\\(", "n a", "n b"]),
    (##"#"a"b\(c)"# d"##, [##"s #"a"b\(c)"#"##, "n d"]),
    (##"#"a\#(c)"#"##, [##"( #"a\#("##, "n c", ##"s )"#"##]),
    (##"#"""# d"##, [##"s #"""#"##, "n d"]),
    ("\"\"\"\n\"a\" \\(b)\n\"\"\" c", ["( \"\"\"\n\"a\" \\(", "n b", "s )\n\"\"\"", "n c"]),
    ("#\"\"\"\n\"\"\" \\(b)\n\"\"\"# c", ["s #\"\"\"\n\"\"\" \\(b)\n\"\"\"#", "n c"]),
    ("\"\"\"\na", ["s \"\"\"\na"]),
  ])
  func `takes string literals apart`(source: String, expected: [String]) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("a // b\nc", ["n a", "c // b", "n c"]),
    ("/* a /* b */ c */ d", ["c /* a /* b */ c */", "n d"]),
    ("/* a /* b */ c", ["c /* a /* b */ c"]),
    ("a +/* b */ c", ["n a", "o +", "c /* b */", "n c"]),
    ("#!/bin/sh\na", ["c #!/bin/sh", "n a"]),
    ("\u{FEFF}a", ["n a"]),
    ("/", ["o /"]), ("/*", ["c /*"]),
  ])
  func `takes comments apart`(source: String, expected: [String]) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("x = /a \"b/", ["n x", "o =", "r /a \"b/"]),
    ("a / b / c", ["n a", "o /", "n b", "o /", "n c"]),
    ("a /b/ c", ["n a", "o /", "n b", "o /", "n c"]),
    ("f(/)/", ["n f", "p (", "o /", "p )", "o /"]),
    ("f(/\\/[)]/)", ["n f", "p (", "r /\\/[)]/", "p )"]),
    ("return /a/", ["n return", "r /a/"]),
    ("a\n/b/", ["n a", "r /b/"]),
    ("a\n/ b /", ["n a", "o /", "n b", "o /"]),
    ("func / (a: Int)", ["n func", "o /", "p (", "n a", "p :", "n Int", "p )"]),
    ("#/a\"/b/# c", ["r #/a\"/b/#", "n c"]),
    ("#/\n a\"\n/# c", ["r #/\n a\"\n/#", "n c"]),
    ("##/a/#b/## c", ["r ##/a/#b/##", "n c"]),
    ("#/a\nb", ["r #/a", "n b"]),
  ])
  func `tells regular expressions from divisions`(source: String, expected: [String]) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("@objc(a:) #if `let`", ["@ @objc", "p (", "n a", "p :", "p )", "# #if", "q `let`"]),
    ("0x1F.8p-2 1_0.5e+3 1...5", ["0 0x1F.8p-2", "0 1_0.5e+3", "0 1", "o ...", "0 5"]),
    ("a.b .== $0 é≤ü", ["n a", "p .", "n b", "o .==", "n $0", "n é", "o ≤", "n ü"]),
    ("##a ### `a\nb` @ #", ["p #", "# #a", "p ###", "p `", "n a", "n b", "p `", "p @", "p #"]),
    (
      "a?.b a??b a! /c/ d",
      [
        "n a", "p ?", "p .", "n b", "n a", "p ?", "p ?", "n b", "n a", "p !",
        "o /", "n c", "o /", "n d",
      ]
    ),
    ("a ?? !b ?c", ["n a", "o ??", "o !", "n b", "o ?", "n c"]),
    ("\\.a ' \u{1}", ["p \\", "p .", "n a", "p '", "p \u{1}"]),
  ])
  func `takes words and signs apart`(source: String, expected: [String]) {
    #expect(pieces(source) == expected)
  }

  @Test func `knows the places of pieces`() {
    let source = "é a\r\n\r\u{B}b \"\"\"\n\n\"\"\" c\n  \"\\(d \"\\(e)\")\" f"
    let bytes = Array(source.utf8)
    let places = SwiftLexer.tokens(of: bytes).filter { $0.kind == .name }.map {
      "\(bytes.text($0.range)) \($0.line):\($0.column) \($0.interpolation)"
    }
    #expect(
      places == ["é 1:1 0", "a 1:4 0", "b 3:2 0", "c 5:5 0", "d 6:6 1", "e 6:11 2", "f 6:17 0"])
  }

  @Test(arguments: [
    "#", "\"", "`", "/a", "= /", "\"\\(", "/*", "#\"\"\"", "(", "@objc(", "#/", "\\/",
  ])
  func `takes time in proportion to the length`(sign: String) {
    let source = Array(String(repeating: sign + " ", count: 20_000).utf8)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!SwiftLexer.tokens(of: source).isEmpty) }
    // A twentieth of a second; the square of the length would be minutes.
    #expect(time < .seconds(20))
  }
}
