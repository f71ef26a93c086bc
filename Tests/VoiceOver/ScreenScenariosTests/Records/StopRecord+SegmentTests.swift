import Foundation
import ScreenScenarios
import Testing

struct StopRecordSegmentTests {
  @Test func `a reason has the sentence of the rule and the evidence in words, if they are there`()
  {
    var word = StopRecord.Segment("Pay", kind: "k", rule: "r", evidence: "e", origin: "o")
    #expect(word.reason == "k: r [e]")
    (word.why, word.attested) = ("labels come first", "recorded ●")
    #expect(word.reason == "k: labels come first [recorded ●]")
  }

  @Test func `a place has the property, and of a detail how it was derived`() {
    var word = StopRecord.Segment("Pay", kind: "k", rule: "r", evidence: "e", origin: "o")
    #expect(word.place == "o")
    word.property = "pay.label"
    #expect(word.place == "o pay.label")
    let detail = StopRecord.Detail(
      "Send", origin: "a:4", property: "pay.actions", source: "stated in the file")
    #expect(detail.place == "a:4 pay.actions, stated in the file")
  }

  @Test(arguments: [
    #"[1,4,"a"]"#, #"{"frames":[4,1],"text":"a"}"#, #"{"frames":[1,4]}"#, #"{"text":"a"}"#,
  ]) func `refuses a word that is written otherwise`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StopRecord.Word.self, from: Data(text.utf8))
    }
  }
}
