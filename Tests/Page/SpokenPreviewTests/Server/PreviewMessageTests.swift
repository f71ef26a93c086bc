import ScreenScenarios
import SpokenPreview
import Testing

struct PreviewMessageTests {
  @Test func `messages have a name, a version and keys in order`() {
    var run = PreviewMessage.Run("a.yaml", version: "x-1", page: "<p>")
    run.changed = [2]
    run.findings = [.init(place: "a.yaml:1:2", text: "no \"b\"", isError: true)]
    #expect(
      PreviewMessage.run(run).text
        == #"{"addsSound":false,"changed":[2],"findings":[{"isError":true,"place":"a.yaml:1:2","text":"no \"b\""}],"#
        + #""input":"a.yaml","is":"run","isOfWalk":false,"page":"<p>","places":[],"removed":0,"#
        + #""settings":{},"v":1,"version":"x-1"}"#
    )
    #expect(PreviewMessage.error("no").text == #"{"is":"error","text":"no","v":1}"#)
    #expect(
      PreviewMessage.removed(input: "a").text == #"{"input":"a","is":"removed","v":1}"#)
    #expect(PreviewMessage.inputs(["a"]).text == #"{"is":"inputs","list":["a"],"v":1}"#)
    #expect(
      PreviewMessage.spoken(.init(lines: ["Buy"])).text
        == #"{"is":"spoken","isReading":false,"lasts":0,"lines":["Buy"],"v":1}"#)
    var spoken = PreviewMessage.Spoken(lines: ["Buy"])
    spoken.html = "<p>"
    #expect(
      PreviewMessage.spoken(spoken).text
        == #"{"html":"<p>","is":"spoken","isReading":false,"lasts":0,"lines":["Buy"],"v":1}"#)
    #expect(
      PreviewMessage.source(.init(stop: 2, place: "a.yaml:1:2", line: "- Button: Buy")).text
        == #"{"is":"source","line":"- Button: Buy","place":"a.yaml:1:2","stop":2,"v":1}"#)
    let word = StopRecord.Segment(
      "Buy", kind: "label", rule: "label", why: "the label comes first", evidence: "apple",
      attested: "documented by Apple", origin: "a.yaml:1:2", property: "buy.label")
    #expect(
      PreviewMessage.why(.init(segments: [word])).text
        == #"{"is":"why","segments":[{"attested":"documented by Apple","evidence":"apple","#
        + #""kind":"label","origin":"a.yaml:1:2","property":"buy.label","rule":"label","#
        + #""text":"Buy","why":"the label comes first"}],"suppressed":[],"v":1}"#)
  }

  @Test func `requests are read, and others are none`() throws {
    let text = #"{"do":"open","input":"a","lines":[{"element":null,"event":"open","text":"Buy"}]}"#
    let request = try #require(PreviewRequest(text))
    #expect(request.do == "open" && request.input == "a")
    #expect(request.lines == [RunChanges.Line(element: nil, event: "open", text: "Buy")])
    let set = #"{"do":"set","settings":{"speakHints":false,"volume":8,"traits":"before"}}"#
    #expect(
      PreviewRequest(set)?.settings == ["speakHints": "false", "volume": "8", "traits": "before"])
    for text in [#"{"do":"set","settings":{"a":[]}}"#, #"{"do":"why","stop":"b"}"#] {
      #expect(PreviewRequest(text) == nil)
    }
    for text in ["", "{}", "[]", #"{"do":1}"#, "open"] { #expect(PreviewRequest(text) == nil) }
    let long = String(repeating: "a", count: PreviewRequest.longest)
    #expect(PreviewRequest(#"{"do":"open","input":"\#(long)"}"#) == nil)
  }
}
