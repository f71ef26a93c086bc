import SpokenScreen
import SpokenSound
import Testing

struct CaptionTrackTests {
  @Test func `writes JSON stop by stop, with the frames of segments and words`() {
    var track = CaptionTrack(.json, sampleRate: 1000)
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(
      "Tea \"2\"", kind: .label, reason: Reason("label", origin: origin, evidence: .apple))
    var text = track.start
    track.add(
      Captions.HeardPart(
        segment, .description, at: SegmentPlace(index: 0), id: "1.1", number: 1, frames: 5..<9,
        words: [.init("Tea", samples: 5..<7), .init("two", samples: 7..<9)]))
    let utterance = Utterance(cause: .gesture(.next), event: .passed, pieces: [segment])
    text += track.finish(1, utterance, 5..<9)
    text += track.finish(2, Utterance(cause: .action(.wait(.seconds(1))), event: .passed), 9..<10)
    text += track.end
    #expect(
      text == """
        {"sampleRate":1000,"stops":[
        {"command":"next","description":"Tea \\"2\\"","frames":[5,9],"number":1,"segments":[{"frames":[5,9],"id":"1.1","kind":"label","text":"Tea \\"2\\"","words":[{"frames":[5,7],"text":"Tea"},{"frames":[7,9],"text":"two"}]}]},
        {"command":"wait 1s","description":"","frames":[9,10],"number":2,"segments":[]}
        ]}

        """)
  }

  @Test(arguments: [
    (
      Captions.webVTT,
      """
      WEBVTT

      2
      00:00:00.005 --> 00:00:00.040
      <c.label>Tea</c>, <c.trait>Button</c>
      <c.hint>Pours.</c>

      4
      00:00:00.050 --> 00:00:00.060
      <c.hint>Pours.</c>


      """
    ),
    (
      Captions.subRip,
      """
      1
      00:00:00,005 --> 00:00:00,040
      Tea, Button
      Pours.

      2
      00:00:00,050 --> 00:00:00,060
      Pours.


      """
    ),
  ])
  func `writes a caption for each stop, with what follows the pause on a second line`(
    format: Captions, expected: String
  ) throws {
    var track = CaptionTrack(try #require(format.byStop), sampleRate: 1000)
    let utterance = Utterance(
      cause: .gesture(.next), event: .passed,
      pieces: [segment("Tea", .label), segment("Button", .trait)], hint: [segment("Pours.", .hint)])
    var text = track.start
    track.add(part(0, of: utterance, 5..<10))
    track.add(part(1, of: utterance, 12..<20))
    track.add(part(2, of: utterance, 30..<40))
    text += track.finish(2, utterance, 0..<45)
    text += track.finish(3, utterance, 45..<46)
    track.add(part(2, of: utterance, 50..<60))
    text += track.finish(4, utterance, 50..<60)
    #expect(text + track.end == expected)
  }

  @Test func `JSON has stops and segments, so it has no captions by stop`() {
    #expect(Captions.json.byStop == nil)
  }

  private func segment(_ text: String, _ kind: Segment.Kind) -> Segment {
    let origin = Origin(file: "", position: .unknown, node: "n")
    return Segment(text, kind: kind, reason: Reason("label", origin: origin, evidence: .apple))
  }

  private func part(
    _ index: Int, of utterance: Utterance, _ frames: Range<Int>
  ) -> Captions.HeardPart {
    Captions.HeardPart(
      utterance.segments[index], utterance.part(of: index), at: SegmentPlace(index: index),
      id: "9.9", number: 99, frames: frames)
  }
}
