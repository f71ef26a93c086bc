import SpokenScreen
import TestSupport
import Testing

struct TranscriptTests {
  @Test func `writes a line a stop and what comes after the pause below it`() {
    #expect(
      Transcript().text(of: wallet()) == """
        # Wallet · ios · en-US
        > open home
        Wallet, Heading
        > next
        Food & <drink>, $40, Adjustable
          Swipe up or down with one finger to adjust the value.
        > next
        Ada
          Actions available
        > next
        ♪ boundary reached, Ada
        > wait 2s

        """)
  }

  @Test(arguments: [
    ("1 > 2", "1 > 2"), ("é", "é"), ("a::b", "a::b"), ("(a)", "(a)"), ("> a", #"\> a"#),
    ("# a", "\\# a"), ("♪ la", #"\♪ la"#), ("? what", #"\? what"#), ("/a", #"\/a"#),
    ("…more", #"\…more"#), ("::x", #"\::x"#), ("\u{200B}::x", "\\\u{200B}::x"),
  ]) func `puts a backslash before words of an app that look like another kind of line`(
    title: String, line: String
  ) {
    let scenario = Scenario(Screen(title: "S", views: [Node(.text, title: title)]))
    let lines = Transcript().text(of: scenario).split(separator: "\n")
    #expect(lines.dropFirst(2) == [line[...]])
  }

  @Test func `says in its header what is left out of an app`() {
    var scenario = wallet()
    scenario.leftOut = ["A.swift (RealityKit)", "B.swift (needs 'x' of A.swift)"]
    #expect(
      Transcript().header(for: scenario) == """
        # Wallet · ios · en-US
        # left out: A.swift (RealityKit)
        # left out: B.swift (needs 'x' of A.swift)

        """)
    #expect(
      MarkdownTranscript().header(for: scenario).contains("Left out: A.swift (RealityKit)\n\n"))
    #expect(Provenance(of: scenario).sentence.contains("; left out: A.swift (RealityKit), B.swift"))
  }

  @Test func `writes the snapshot style`() {
    #expect(
      Transcript(style: .snapshot).text(of: wallet()) == """
        # Wallet · ios · en-US
        > open home
        Wallet. Heading.
        > next
        Food & <drink>: $40. Adjustable.
          Swipe up or down with one finger to adjust the value.
        > next
        Ada
          Actions Available
        > next
        ♪ boundary reached. Ada
        > wait 2s

        """)
  }

  @Test func `records each setting that differs, and keeps a label on one line`() throws {
    var scenario = wallet()
    try scenario.settings.set("actions", to: "nothing")
    scenario.title = "Two\n  lines"
    #expect(
      Transcript().header(for: scenario) == """
        # Two lines · ios · en-US
        # actions=nothing

        """)
  }
}
