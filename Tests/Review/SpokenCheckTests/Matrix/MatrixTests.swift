import SpokenScreen
import SpokenScreenTesting
import Testing

struct MatrixTests {
  private func heard(_ language: String, _ platform: Platform) -> SpokenTranscript {
    SpokenTranscript(
      Scenario(
        Screen(
          "S", platform: platform, language: language, .text("Budget | plan"), .button("Pay"),
          .slider("Food", .id("food"), .value(40), .range(0...100)))))
  }

  private var matrix: Matrix {
    Matrix([
      Matrix.Column("en", heard("en-US", .ios)), Matrix.Column("de", heard("de-DE", .ios)),
      Matrix.Column("mac", heard("en-US", .macos)),
    ])
  }

  @Test func `shows the cells that differ`() {
    #expect(matrix.columns == ["en", "de", "mac"])
    #expect(
      matrix.text == """
        "Budget | plan"
          en   Budget | plan
          mac  Budget | plan / You are currently on a text element.
        "Pay"
          en   Pay, Button
          de   Pay, Taste
          mac  Pay, Button / You are currently on a button. To click this button, press Control-Option-Space.
        'food'
          en   Food, 40%, Adjustable / Swipe up or down with one finger to adjust the value.
          de   Food, 40 %, Einstellbar / Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
          mac  40%, Food, Slider / You are currently on a slider. To start interacting with the slider, press Control-Option-Shift-Down Arrow.

        """)
  }

  @Test func `writes a table of Markdown with empty cells for the same`() {
    let lines = matrix.markdown.split(separator: "\n")
    #expect(lines.prefix(2) == ["| stop | `en` | `de` | `mac` |", "|---|---|---|---|"])
    #expect(lines.count == 5)
  }

  @Test func `writes null for the same`() throws {
    let same = Matrix([
      Matrix.Column("a", heard("en-US", .ios)), Matrix.Column("b", heard("en-US", .ios)),
    ])
    #expect(same.rows == [])
    #expect(same.text == "nothing differs between a, b\n")
    #expect(try matrix.json().contains("\"others\" : ["))
  }
}
