import SpokenPage
import SpokenPreview
import Testing

struct PreviewMessageWhyTests {
  @Test func `says why words are spoken, in their order, and others are not`() {
    let words = [
      PreviewMessage.Why.Word(
        "Pay", kind: "label", rule: "label", why: "the label comes first", evidence: "apple",
        attested: "documented by Apple", isVerified: true, origin: "a/b.yaml:3:5 pay.label",
        source: "the title of the view"),
      .init(
        "Button", kind: "trait", rule: "traits", why: "each trait has its word",
        evidence: "inferred", attested: "inferred, not heard yet", isVerified: false,
        origin: "a/b.yaml:3:5 pay"),
    ]
    let hint = PageData.Silence(
      "Opens the bill.", kind: "hint", reason: "speakHints=false", origin: "a/b.yaml:4:5")
    #expect(
      PreviewMessage.why(.init(stop: 3, words: words, suppressed: [hint])).text
        == #"{"is":"why","stop":3,"suppressed":[{"kind":"hint","origin":"a/b.yaml:4:5","#
        + #""reason":"speakHints=false","text":"Opens the bill."}],"v":1,"#
        + #""words":[{"attested":"documented by Apple","evidence":"apple","isVerified":true,"#
        + #""kind":"label","origin":"a/b.yaml:3:5 pay.label","rule":"label","#
        + #""source":"the title of the view","text":"Pay","why":"the label comes first"},"#
        + #"{"attested":"inferred, not heard yet","evidence":"inferred","isVerified":false,"#
        + #""kind":"trait","origin":"a/b.yaml:3:5 pay","rule":"traits","text":"Button","#
        + #""why":"each trait has its word"}]}"#)
  }

  @Test func `says nothing about silence`() {
    #expect(PreviewMessage.why(.init()).text == #"{"is":"why","suppressed":[],"v":1,"words":[]}"#)
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
