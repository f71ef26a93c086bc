import SpokenScreen
import Testing

struct WordKindsTests {
  @Test(arguments: [
    ("Food, $40, Adjustable", "en-US", "label value trait"),
    ("Selected, Weekly, Button, 1 of 2", "en-US", "state label trait position"),
    ("Overview, Heading level 2", "en-US", "label trait"),
    ("Button", "en-US", "trait"), ("Übersicht, Taste, 1 von 2", "de-DE", "label trait position"),
  ])
  func `tells what the pieces of a line are`(line: String, language: String, kinds: String) {
    let heard = Heard(transcript: ["# S · ios · \(language)", "> open", line], file: "s")
    #expect(heard.stops[0].facts.map(\.kind.rawValue).joined(separator: " ") == kinds)
  }
}
