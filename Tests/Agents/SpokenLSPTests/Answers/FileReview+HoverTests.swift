import ScreenTree
import TestSupport
import Testing

@testable import SpokenLSP

private let uri = "file:///x/cart.screen.yaml"

private let pay = """
  Pay, Button
    Pays now

  - "Pay" label: the label comes first [documented by Apple; rule ●●, iOS 15], rule "label"; from "pay", line 3, the title of the view
  - "Button" trait: each spoken trait has its word, in a fixed order [documented by Apple; rule ●●, iOS 13], rule "traits"; from "pay", line 3, the default of the class
  - "Pays now" hint: the hint follows after a pause [documented by Apple; rule ●●●, iOS 13], rule "hint"; from "pay.hint", line 5, stated in the file
  """

struct FileReviewHoverTests {
  @Test(arguments: [2, 3, 4]) func `a view shows what is heard, and why`(line: Int) throws {
    var client = try Client()
    try client.open(uri, cart)
    #expect(try client.hover(uri, line, 6) == pay)
  }

  @Test func `Markdown has the words of the app as text`() throws {
    var client = try Client(formats: #"["plaintext","markdown"]"#)
    try client.open(uri, "screen: A\nviews:\n  - Text: \"<b>*x*\"\n")
    #expect(
      try client.hover(uri, 2, 6) == #"""
        **\<b\>\*x\***

        - `<b>*x*` label: the label comes first [documented by Apple; rule ●●, iOS 15], rule `label`; from `Text@3:5`, line 3, the title of the view
        """#)
  }

  @Test(arguments: [(5, "Total, 12,50"), (8, "Total, 12,50"), (9, "Total, 12,50")])
  func `a part of a combined view shows the whole`(line: Int, words: String) throws {
    var client = try Client()
    try client.open(uri, cart)
    let text = try #require(try client.hover(uri, line, 9))
    #expect(text.prefix { $0 != "\n" } == words)
  }

  @Test func `a view that is no stop shows why`() throws {
    var client = try Client()
    try client.open(uri, cart)
    #expect(try client.hover(uri, 11, 6) == "\"line\" is not a stop: decorative")
  }

  @Test(arguments: [0, 1, 10]) func `other places show nothing`(line: Int) throws {
    var client = try Client()
    try client.open(uri, cart)
    #expect(try client.hover(uri, line, 2) == nil)
  }

  @Test func `a finding shows why its rule matters`() throws {
    var client = try Client()
    try client.open(uri, "screen: Cart\nviews:\n  - Button:\n")
    let text = try #require(try client.hover(uri, 2, 6))
    #expect(text.contains("\n\n\"unlabelled-control\": "))
  }

  @Test func `a setting shows what it means`() throws {
    var client = try Client()
    let settings = "file:///x/app.settings.yaml"
    try client.open(settings, "speakHints: false\n")
    #expect(
      try client.hover(settings, 0, 3) == """
        "speakHints": Whether hints are spoken.

        - default: "true"
        - can be: true, false
        """)
    #expect(try client.hover(settings, 1, 0) == nil)
  }

  @Test func `a step shows what it makes heard`() throws {
    let folder = try Scratch(["cart.screen.yaml": cart])
    var client = try Client()
    let walk = FileURI.uri(of: folder.path("pay.walk.yaml"))
    try client.open(
      walk,
      "walkthrough: Pay\nscreens: { a: cart.screen.yaml }\nsteps:\n  - open: a\n  - next\n")
    #expect(
      try client.hover(walk, 4, 5) == """
        Total, 12,50

        - "Total" label: the label comes first [documented by Apple; rule ●●, iOS 15], rule "label"; from "Text@9:9", line 9 of cart.screen.yaml, merged from a child by combine
        - "12,50" label: the label comes first [documented by Apple; rule ●●, iOS 15], rule "label"; from "Text@10:9", line 10 of cart.screen.yaml, merged from a child by combine
        """)
    #expect(try client.hover(walk, 1, 12) == nil)
  }
}
