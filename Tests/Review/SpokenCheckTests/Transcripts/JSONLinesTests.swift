import SpokenScreen
import TestSupport
import Testing

struct JSONLinesTests {
  @Test func `writes one object a line with every key`() throws {
    let lines = try wallet().utterances.map { try JSONLines().line(for: $0) }
    #expect(
      lines[2] == #"""
        {"by":null,"command":"next","cues":["Actions available"],"description":"Ada","element":"ada","event":"focus","heard":"full","hint":null,"hintHeard":"full","length":2.21,"segments":[{"attributes":[],"channels":["speak"],"kind":"label","language":null,"origin":"wallet.yaml:3:5","rule":"label","text":"Ada"},{"attributes":[],"channels":["speak"],"kind":"actions","language":null,"origin":"wallet.yaml:3:5","rule":"actions","text":"Actions available"}],"start":7.993,"suppressed":[]}

        """#)
    #expect(
      lines[3] == #"""
        {"by":null,"command":"next","cues":[],"description":"♪ boundary reached, Ada","element":"ada","event":"boundary","heard":"full","hint":null,"hintHeard":null,"length":0.166,"segments":[{"attributes":[],"channels":["sound"],"kind":"sound","language":null,"origin":"screen","rule":"boundary","text":"boundary reached"},{"attributes":[],"channels":["speak"],"kind":"label","language":null,"origin":"wallet.yaml:3:5","rule":"boundary","text":"Ada"}],"start":10.903,"suppressed":[]}

        """#)
  }
}
