import Testing

@testable import AppSources

struct SwiftLexerTextsTests {
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
    #expect(SwiftLexer.pieces(of: source) == expected)
  }
}
