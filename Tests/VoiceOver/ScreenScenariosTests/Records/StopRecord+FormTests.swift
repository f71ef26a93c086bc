import Foundation
import SpokenScreen
import TestSupport
import Testing

struct StopRecordFormTests {
  /// The third stop of the wallet, which has an action.
  private func record() throws -> StopRecord {
    let scenario = wallet()
    return scenario.record(of: try #require(scenario.utterances.dropFirst(2).first { _ in true }))
  }

  @Test func `a line has its keys, and null for what there is not`() throws {
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

  /// Samples with rotors, actions, words in another language, an audio graph and what is cut off.
  @Test(arguments: [
    "wallet-walk.screen.yaml", "wallet-alerts.screen.yaml", "wallet.walk.yaml",
    "konto.screen.yaml", "settings-pairs.screen.yaml", "chart-few-heard.walk.yaml",
  ]) func `each stop of a sample is what the schema says, in every form`(sample: String) throws {
    let page = try Data(contentsOf: root.appending(path: "docs/stop.schema.json"))
    let schema = try JSONSerialization.jsonObject(with: page)
    let path = root.appending(path: "samples/\(sample)").path
    let scenario = try ScenarioReader().read(path).scenario
    for utterance in scenario.utterances {
      let record = scenario.record(of: utterance)
      let lines = [
        try record.written(in: .lines).lineOfJSON(),
        try record.written(in: .reasons).lineOfJSON(),
        try record.written(in: .captions).lineOfJSON(), try record.lineOfJSON(),
      ]
      for line in lines {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(schemaFaults(of: value, by: schema, at: "stop") == [], "\(line)")
      }
    }
  }

  @Test func `a key that the schema does not have is a fault`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(StopRecord.schemaJSON.utf8))
    let value: [String: Any] = ["command": 1, "other": "x", "segments": [["text": "a"]]]
    #expect(
      schemaFaults(of: value, by: schema, at: "stop").sorted() == [
        "stop.command: no text", "stop.other is unknown", "stop.segments[].kind is missing",
      ])
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
