import SpokenScreen
import TestSupport
import Testing

struct JSONLinesTests {
  @Test func `writes one object a line, with the same keys in each`() throws {
    let lines = try wallet().utterances.map { try JSONLines().line(for: $0) }
    #expect(
      lines[2] == #"""
        {"by":null,"command":"next","cues":["Actions available"],"description":"Ada","element":"ada","event":"focus","heard":"full","hint":null,"hintHeard":"full","length":2.17,"segments":[{"attributes":[],"channels":["speak"],"kind":"label","language":null,"origin":"wallet.yaml:3:5","rule":"label","text":"Ada"},{"attributes":[],"channels":["speak"],"kind":"actions","language":null,"origin":"wallet.yaml:3:5","rule":"actions","text":"Actions available"}],"start":8.403,"suppressed":[]}

        """#)
    #expect(
      lines[3] == #"""
        {"by":null,"command":"next","cues":[],"description":"♪ boundary reached, Ada","element":"ada","event":"boundary","heard":"full","hint":null,"hintHeard":null,"length":0.166,"segments":[{"attributes":[],"channels":["sound"],"kind":"sound","language":null,"origin":"screen","rule":"boundary","text":"boundary reached"},{"attributes":[],"channels":["speak"],"kind":"label","language":null,"origin":"wallet.yaml:3:5","rule":"boundary","text":"Ada"}],"start":11.273,"suppressed":[]}

        """#)
  }

  @Test func `says how far a pitch is changed, also where a transcript does not`() throws {
    let scenario = try Walkthroughs.scenario(
      """
      screen: S
      views:
        - VStack:
            - Button: Pay
          element: contain
          label: Card

      """, ["open: home"])
    let line = try #require(try scenario.utterances.map { try JSONLines().line(for: $0) }.first)
    #expect(line.contains(#""description":"Card, Pay, Button""#))
    #expect(
      line.contains(
        #"{"attributes":["\"Card\": Pitch Change = -15%"],"channels":["speak","pitch"],"kind":"container""#
      ), "\(line)")
    #expect(line.contains(#"{"attributes":[],"channels":["speak"],"kind":"label""#))
  }
}
