import SpokenScreen
import TestSupport
import Testing

struct StopRecordFormTests {
  /// The third stop of the wallet, which has an action.
  private func record() throws -> StopRecord {
    let scenario = wallet()
    return scenario.record(of: try #require(scenario.utterances.dropFirst(2).first { _ in true }))
  }

  @Test func `a line has every key, and null for what there is not`() throws {
    let line = try record().written(in: .lines).lineOfJSON()
    #expect(line.hasPrefix(#"{"by":null,"command":"next","cues":["Actions available"],"#))
    #expect(line.contains(#""hint":null,"hintHeard":"full","length":2.17,"segments":[{"#))
    #expect(!line.contains("attested") && !line.contains("number"))
  }

  @Test func `the reasons have the keys of a line and more, and no null`() throws {
    let text = try record().written(in: .reasons).lineOfJSON()
    #expect(!text.contains("null") && !text.contains(#""by""#))
    #expect(
      text.contains(
        #""actions":[{"origin":"wallet.yaml:3:5","property":"food","source":"stated in the file","#
          + #""text":"Send challenge"}]"#), "\(text)")
    #expect(text.contains(#""attested":"documented by Apple; rule ●●, iOS 15""#))
    #expect(text.contains(#""isVerified":true"#))
    #expect(text.contains(#""origin":"wallet.yaml:3:5","part":"cue","property":"food""#))
  }

  @Test func `captions have what is heard when`() throws {
    var stop = try record()
    stop.frames = 5..<9
    stop.segments = [
      .init("Ada", kind: "label", rule: "label", evidence: "apple", origin: "wallet.yaml:3:5")
    ]
    (stop.segments[0].id, stop.segments[0].frames) = ("3.1", 5..<9)
    #expect(
      try stop.written(in: .captions).lineOfJSON()
        == #"{"command":"next","description":"Ada","element":"ada","frames":[5,9],"number":0,"#
        + #""segments":[{"frames":[5,9],"id":"3.1","kind":"label","text":"Ada","words":[]}]}"#)
  }

  @Test func `a report has the stops, the views that are none, and what made it`() throws {
    let origin = Origin(file: "a.yaml", position: Position(line: 2, column: 1), node: "bag")
    let dropped = Suppression("coffee bag", .element, by: .decorative, origin: origin)
    #expect(
      try StopReport(of: [], dropped: [dropped]).lineOfJSON()
        == #"{"dropped":[{"by":"decorative","element":"bag","kind":"element","#
        + #""origin":"a.yaml:2:1","text":"coffee bag"}],"stops":[]}"#)
  }
}
