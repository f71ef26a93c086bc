import SpokenScreen
import Testing

struct JSONLinesTests {
  @Test func `writes one object a line with every key`() throws {
    let lines = try wallet().telling.map { try JSONLines().line(for: $0) }
    #expect(
      lines[2] == #"""
        {"command":"next","cues":["Actions available"],"description":"Ada","element":"ada","event":"focus","heard":"full","hint":null,"segments":[{"attributes":[],"channels":["speak"],"kind":"label","language":null,"origin":"wallet.yaml:3:5","rule":"label","text":"Ada"},{"attributes":[],"channels":["speak"],"kind":"actions","language":null,"origin":"wallet.yaml:3:5","rule":"actions","text":"Actions available"}],"suppressed":[]}

        """#)
    #expect(
      lines[3] == #"""
        {"command":"next","cues":[],"description":"♪ boundary reached","element":null,"event":"boundary","heard":"full","hint":null,"segments":[{"attributes":[],"channels":["sound"],"kind":"sound","language":null,"origin":"screen","rule":"sound","text":"boundary reached"}],"suppressed":[]}

        """#)
  }
}
