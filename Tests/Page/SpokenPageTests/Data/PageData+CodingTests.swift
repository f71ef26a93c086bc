import Foundation
import SpokenPage
import Testing

struct PageDataCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func `a usual stop has nothing but its number, step and frames`() throws {
    let stop = PageData.Stop(number: 2, command: "next", event: "focus", frames: 5..<5)
    let text = #"{"command":"next","frames":[5,5],"number":2}"#
    #expect(try json(stop) == text)
    #expect(try read(PageData.Stop.self, text) == stop)
  }

  @Test func `writes and reads whatever a stop has`() throws {
    var stop = PageData.Stop(
      number: 2, command: "activate", isContinued: true, event: "announcement", element: "pay",
      frame: .init(x: 1, y: 2, width: 3, height: 4), screen: 0, frames: 5..<9, heard: "cut",
      outcome: "cut by next", laterOutcome: "dropped")
    stop.segments = [.init("Pay", kind: "label", rule: "label", evidence: "apple", origin: "x:1")]
    stop.suppressed = [.init("", kind: "hint", reason: "speakHints=false", origin: "x:2")]
    stop.details = [.init("action", "Archive", origin: "x:3"), .init("rotor", "Links")]
    let text =
      #"{"command":"activate","details":[{"kind":"action","origin":"x:3","text":"Archive"},"#
      + #"{"kind":"rotor","text":"Links"}],"element":"pay","event":"announcement","#
      + #""frame":[1,2,3,4],"frames":[5,9],"heard":"cut","isContinued":true,"#
      + #""laterOutcome":"dropped","number":2,"outcome":"cut by next","screen":0,"#
      + #""segments":[{"evidence":"apple","kind":"label","origin":"x:1","rule":"label","#
      + #""text":"Pay"}],"suppressed":[{"kind":"hint","origin":"x:2","#
      + #""reason":"speakHints=false","text":""}]}"#
    #expect(try json(stop) == text)
    #expect(try read(PageData.Stop.self, text) == stop)
  }

  @Test func `writes and reads whatever a segment has`() throws {
    var segment = PageData.Segment(
      "Pay", part: .cue, kind: "actions", isOfSystem: true, language: "de", rule: "actions",
      evidence: "apple", origin: "x:1", source: "title")
    segment.frames = 1..<4
    segment.words = [.init("Pay", 1..<4)]
    segment.graph = .init(
      isContinuous: true, length: 9, points: [.init(frame: 0, level: 0.5)])
    let text =
      #"{"evidence":"apple","frames":[1,4],"#
      + #""graph":{"isContinuous":true,"length":9,"points":[[0,0.5]]},"isOfSystem":true,"#
      + #""kind":"actions","language":"de","origin":"x:1","part":"cue","rule":"actions","#
      + #""source":"title","text":"Pay","words":[[1,4,"Pay"]]}"#
    #expect(try json(segment) == text)
    #expect(try read(PageData.Segment.self, text) == segment)
  }

  @Test(arguments: [
    #"{"command":"next","frames":[5,5]}"#, #"{"command":"next","number":2}"#,
    #"{"frames":[5,5],"number":2}"#, #"{"command":"next","frames":[5,3],"number":2}"#,
  ]) func `refuses a stop without what it needs`(text: String) {
    #expect(throws: DecodingError.self) { try read(PageData.Stop.self, text) }
  }

  @Test(arguments: ["text", "kind", "rule", "evidence", "origin"])
  func `refuses a segment without what it needs`(key: String) {
    let text = #"{"evidence":"e","kind":"k","origin":"o","rule":"r","text":"t"}"#
    #expect(throws: DecodingError.self) {
      try read(PageData.Segment.self, text.replacing("\"\(key)\"", with: "\"other\""))
    }
  }
}
