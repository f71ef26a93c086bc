import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

/// A screen file as it is after reading and writing.
private func rewritten(_ text: String) throws -> String {
  let reading = ScreenReader.read(Array(text.utf8), file: "f")
  return ScreenWriter.yaml(try #require(reading.value, "\(reading.findings)"))
}

struct ScreenWriterTests {
  @Test func `writes the keys of a file, without what need not be said`() throws {
    let text = """
      screen: Budgets
      app: Wallet
      platform: ipados
      language: de-DE
      direction: rtl
      views:
        - Text: Budgets
          addTraits: [header]
        - Card:
            - Text: A
        - Button: Edit
          views:
            - Image:

      """
    #expect(try rewritten(text) == text)
    #expect(try rewritten("screen: S\nplatform: ios\nlanguage: en-US\n") == "screen: S\n")
  }

  @Test func `writes JSON that reads as the same`() throws {
    let text = "screen: S\nviews:\n  - Text: A\n    value: 1\n  - Spacer:\n"
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "f").value)
    let again = ScreenReader.read(Array(ScreenWriter.json(screen).utf8), file: "f")
    #expect(again.findings == [])
    #expect(again.value.map { ScreenWriter.yaml($0) } == text)
  }

  @Test func `writes lists that are said in several places as one`() throws {
    var screen = Screen(title: "S", views: [Node(.text, title: "A")])
    screen.views[0].properties = [
      .addTraits([.header]), .addTraits([.button]), .label("a"),
      .label("b"),
    ]
    #expect(
      ScreenWriter.yaml(screen)
        == "screen: S\nviews:\n  - Text: A\n    addTraits: [header, button]\n    label: b\n")
  }
}
