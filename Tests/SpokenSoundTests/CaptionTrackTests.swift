import SpokenScreen
import Testing

struct CaptionTrackTests {
  @Test func `writes JSON stop by stop, with the frames of segments and words`() {
    var track = CaptionTrack(.json, sampleRate: 1000)
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(
      "Tea \"2\"", kind: .label, reason: Reason("label", origin: origin, evidence: .apple))
    var text = track.start
    track.add(
      Captions.Cue(
        segment, id: "1.1", number: 1, frames: 5..<9,
        words: [.init("Tea", samples: 5..<7), .init("two", samples: 7..<9)]))
    let utterance = Utterance(cause: .gesture(.next), event: .passed, pieces: [segment])
    text += track.finish(1, utterance, 5..<9)
    text += track.finish(2, Utterance(cause: .action(.wait(.seconds(1))), event: .passed), 9..<10)
    text += track.end
    #expect(
      text == """
        {"sampleRate":1000,"stops":[
        {"command":"next","frames":[5,9],"number":1,"segments":[{"frames":[5,9],"id":"1.1","kind":"label","text":"Tea \\"2\\"","words":[{"frames":[5,7],"text":"Tea"},{"frames":[7,9],"text":"two"}]}],"text":"Tea \\"2\\""},
        {"command":"wait 1s","frames":[9,10],"number":2,"segments":[],"text":""}
        ]}

        """)
  }
}
