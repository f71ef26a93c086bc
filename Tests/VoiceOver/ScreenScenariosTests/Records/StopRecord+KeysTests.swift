import Foundation
import ScreenScenarios
import Testing
import VoiceOverSpeech

struct StopRecordKeysTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func `a usual stop has nothing but its number, step and frames`() throws {
    let stop = StopRecord(number: 2, command: "next", event: "focus", frames: 5..<5)
    let text = #"{"command":"next","frames":[5,5],"number":2}"#
    #expect(try stop.lineOfJSON() == text)
    #expect(try read(StopRecord.self, text) == stop)
  }

  @Test func `writes and reads whatever a stop has`() throws {
    var stop = StopRecord(
      number: 2, command: "activate", isContinued: true, event: "announcement", element: "pay",
      frame: .init(x: 1, y: 2, width: 3, height: 4), screen: 0, frames: 5..<9, heard: "cut",
      outcome: "cut by next", hintOutcome: "dropped")
    (stop.origin, stop.description, stop.hint, stop.cues) = ("x:9", "Pay", "Pays", ["Actions"])
    stop.segments = [.init("Pay", kind: "label", rule: "label", evidence: "apple", origin: "x:1")]
    stop.suppressed = [.init("", kind: "hint", by: "speakHints=false", origin: "x:2")]
    stop.actions = [.init("Archive", origin: "x:3", property: "pay.actions")]
    stop.customContent = [.init("Size", value: "L", origin: "x:4")]
    stop.rotors = try read(
      [RotorListing].self, #"[{"more":"1 more","name":"Links","results":["Terms"]}]"#)
    stop.voiceControl = [.init("Buy", origin: "x:5", property: "pay.inputLabels")]
    (stop.hintHeard, stop.start, stop.length, stop.by) = ("dropped", 1.5, 0.25, "next")
    let text =
      #"{"actions":[{"origin":"x:3","property":"pay.actions","text":"Archive"}],"by":"next","#
      + #""command":"activate","cues":["Actions"],"customContent":[{"origin":"x:4","text":"Size","#
      + #""value":"L"}],"description":"Pay","element":"pay","event":"announcement","#
      + #""frame":[1,2,3,4],"frames":[5,9],"heard":"cut","hint":"Pays","hintHeard":"dropped","#
      + #""hintOutcome":"dropped","isContinued":true,"length":0.25,"number":2,"origin":"x:9","#
      + #""outcome":"cut by next","#
      + #""rotors":[{"more":"1 more","name":"Links","results":["Terms"]}],"screen":0,"#
      + #""segments":[{"evidence":"apple","kind":"label","origin":"x:1","rule":"label","#
      + #""text":"Pay"}],"start":1.5,"suppressed":[{"by":"speakHints=false","kind":"hint","#
      + #""origin":"x:2","text":""}],"voiceControl":[{"origin":"x:5","#
      + #""property":"pay.inputLabels","text":"Buy"}]}"#
    #expect(try stop.lineOfJSON() == text)
    #expect(try read(StopRecord.self, text) == stop)
    // A key that is not here is neither written nor read by this test.
    #expect(try keys(of: text) == Set(StopRecord.Key.allCases.map(\.rawValue)))
  }

  @Test func `writes and reads whatever a segment has`() throws {
    var segment = StopRecord.Segment(
      "Pay", part: .cue, kind: "actions", isOfSystem: true, language: "de", rule: "actions",
      why: "cues come last", evidence: "inferred", isVerified: false, attested: "not heard yet",
      origin: "x:1", property: "pay.actions", source: "title")
    (segment.id, segment.channels) = ("2.1", ["speak", "pitch"])
    (segment.attributes, segment.frames) = (["\"Pay\": Pitch Change = -15%"], 1..<4)
    (segment.furigana, segment.readBy, segment.mark) = ("f", "r", "[pitch -15%]")
    segment.words = [.init("Pay", 1..<4)]
    segment.graph = .init(
      isContinuous: true, length: 9, points: [.init(frame: 0, level: 0.5)])
    let text =
      #"{"attested":"not heard yet","attributes":["\"Pay\": Pitch Change = -15%"],"#
      + #""channels":["speak","pitch"],"evidence":"inferred","frames":[1,4],"furigana":"f","#
      + #""graph":{"isContinuous":true,"length":9,"points":[[0,0.5]]},"id":"2.1","#
      + #""isOfSystem":true,"isVerified":false,"kind":"actions","language":"de","mark":"[pitch -15%]","#
      + #""origin":"x:1","part":"cue","property":"pay.actions","readBy":"r","rule":"actions","source":"title","#
      + #""text":"Pay","why":"cues come last","words":[{"frames":[1,4],"text":"Pay"}]}"#
    #expect(try segment.lineOfJSON() == text)
    #expect(try read(StopRecord.Segment.self, text) == segment)
    #expect(try keys(of: text) == Set(StopRecord.Segment.Key.allCases.map(\.rawValue)))
  }

  @Test func `writes and reads whatever suppressed words have`() throws {
    let words = StopRecord.Suppressed(
      "bag", kind: "element", by: "decorative", origin: "x:1", element: "bag")
    let text =
      #"{"by":"decorative","element":"bag","kind":"element","origin":"x:1","text":"bag"}"#
    #expect(try words.lineOfJSON() == text)
    #expect(try read(StopRecord.Suppressed.self, text) == words)
    #expect(try keys(of: text) == Set(StopRecord.Suppressed.Key.allCases.map(\.rawValue)))
  }

  /// The keys of an object.
  private func keys(of text: String) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return Set(object?.keys.map { $0 } ?? [])
  }

  @Test(arguments: [
    #"{"command":"next","frames":[5,5]}"#, #"{"command":"next","number":2}"#,
    #"{"frames":[5,5],"number":2}"#, #"{"command":"next","frames":[5,3],"number":2}"#,
  ]) func `refuses a stop without what it needs`(text: String) {
    #expect(throws: DecodingError.self) { try read(StopRecord.self, text) }
  }

  @Test(arguments: ["text", "kind", "rule", "evidence", "origin"])
  func `refuses a segment without what it needs`(key: String) {
    let text = #"{"evidence":"e","kind":"k","origin":"o","rule":"r","text":"t"}"#
    #expect(throws: DecodingError.self) {
      try read(StopRecord.Segment.self, text.replacing("\"\(key)\"", with: "\"other\""))
    }
  }
}
