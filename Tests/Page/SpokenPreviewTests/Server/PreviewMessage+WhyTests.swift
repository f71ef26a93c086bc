import ScreenScenarios
import SpokenPreview
import Testing

struct PreviewMessageWhyTests {
  @Test func `says why words are spoken, in their order, and others are not`() {
    let words = [
      StopRecord.Segment(
        "Pay", kind: "label", rule: "label", why: "the label comes first", evidence: "apple",
        attested: "documented by Apple", origin: "a/b.yaml:3:5", property: "pay.label",
        source: "the title of the view"),
      .init(
        "Button", kind: "trait", rule: "traits", why: "each trait has its word",
        evidence: "inferred", isVerified: false, attested: "inferred, not heard yet",
        origin: "a/b.yaml:3:5", property: "pay"),
    ]
    let hint = StopRecord.Suppressed(
      "Opens the bill.", kind: "hint", by: "speakHints=false", origin: "a/b.yaml:4:5")
    #expect(
      PreviewMessage.why(.init(stop: 3, segments: words, suppressed: [hint])).text
        == #"{"is":"why","segments":[{"attested":"documented by Apple","evidence":"apple","#
        + #""kind":"label","origin":"a/b.yaml:3:5","property":"pay.label","rule":"label","#
        + #""source":"the title of the view","text":"Pay","why":"the label comes first"},"#
        + #"{"attested":"inferred, not heard yet","evidence":"inferred","isVerified":false,"#
        + #""kind":"trait","origin":"a/b.yaml:3:5","property":"pay","rule":"traits","#
        + #""text":"Button","why":"each trait has its word"}],"stop":3,"#
        + #""suppressed":[{"by":"speakHints=false","kind":"hint","origin":"a/b.yaml:4:5","#
        + #""text":"Opens the bill."}],"v":1}"#)
  }

  @Test func `says nothing about silence`() {
    #expect(
      PreviewMessage.why(.init()).text == #"{"is":"why","segments":[],"suppressed":[],"v":1}"#)
  }

  @Test(arguments: [
    (
      PreviewMessage.Source(element: "pay", place: "a.yaml:3:5", line: "- Button: Pay"),
      #"{"element":"pay","is":"source","line":"- Button: Pay","place":"a.yaml:3:5","v":1}"#
    ),
    (
      PreviewMessage.Source(place: "a.yaml:3:5", line: ""),
      #"{"is":"source","line":"","place":"a.yaml:3:5","v":1}"#
    ),
  ]) func `says the line that something comes from`(source: PreviewMessage.Source, text: String) {
    #expect(PreviewMessage.source(source).text == text)
  }
}
