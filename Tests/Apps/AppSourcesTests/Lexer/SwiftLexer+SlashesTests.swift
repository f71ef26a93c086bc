import Testing

@testable import AppSources

struct SwiftLexerSlashesTests {
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
    #expect(SwiftLexer.pieces(of: source) == expected)
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
  func `knows regular expressions from divisions`(source: String, expected: [String]) {
    #expect(SwiftLexer.pieces(of: source) == expected)
  }
}
