import SpokenScreen
import SpokenSound
import TestSupport
import Testing

struct CaptionsJSONTests {
  private func stop(
    _ number: Int, _ parts: [Captions.HeardPart] = [], isFirst: Bool
  ) throws -> String {
    let utterance = try #require(wallet().utterances.dropFirst(number - 1).first { _ in true })
    return Captions.json.text(
      Captions.Stop(number, utterance, frames: 10..<20, parts: parts), 1000, isFirst)
  }

  @Test func `parts stops by commas, and names the element and the step of each`() throws {
    #expect(Captions.json.fileExtension == "json")
    #expect(Captions.json.start(22_050) == #"{"sampleRate":22050,"stops":["#)
    #expect(
      try stop(1, isFirst: true)
        == "\n"
        + #"{"command":"open home","description":"Wallet, Heading","element":"title","frames":[10,20],"number":1,"segments":[]}"#
    )
    #expect(
      try stop(2, isFirst: false)
        == ",\n"
        + #"{"command":"next","description":"Food & <drink>, $40, Adjustable","element":"food","frames":[10,20],"number":2,"segments":[]}"#
    )
  }

  @Test func `keeps the words of a segment as they are, with its kind`() throws {
    let origin = Origin(file: "", position: .unknown, node: "n")
    let reason = Reason("label", origin: origin, evidence: .apple)
    let parts = [
      Captions.HeardPart(
        Segment("a/b \"c\"\n→", kind: .label, reason: reason), .description,
        at: SegmentPlace(index: 0), id: "2.1", number: 9, frames: 10..<15,
        words: [.init("a", samples: 10..<12)]),
      Captions.HeardPart(
        Segment("item focused", kind: .sound, reason: reason), .description,
        at: SegmentPlace(index: 1), id: "2.2", number: 10, frames: 15..<20),
    ]
    #expect(
      try stop(2, parts, isFirst: true).contains(
        #""segments":[{"frames":[10,15],"id":"2.1","kind":"label","text":"a/b \"c\"\n→","#
          + #""words":[{"frames":[10,12],"text":"a"}]},"#
          + #"{"frames":[15,20],"id":"2.2","kind":"sound","text":"item focused","words":[]}]}"#))
  }

  @Test func `says at the end what made it`() {
    #expect(Captions.json.end(nil) == "\n]}\n")
    let end = Captions.json.end(Provenance([.ios], ["en-US", "vi"]))
    #expect(end.hasPrefix("\n],\"about\":{\"commit\":"))
    #expect(
      end.hasSuffix(
        #","evidence":null,"language":"en-US,vi","model":"VoiceOver of iOS 27, modeled by SpokenScreen \#(Provenance.version)","platform":"ios","version":"\#(Provenance.version)"}}"#
          + "\n"))
  }
}
