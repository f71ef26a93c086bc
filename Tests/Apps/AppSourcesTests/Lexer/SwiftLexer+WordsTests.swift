import Testing

@testable import AppSources

struct SwiftLexerWordsTests {
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
    #expect(SwiftLexer.pieces(of: source) == expected)
  }
}
