import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

@testable import VoiceOverSpeech

struct PhrasingContextTests {
  private let context = PhrasingContext(
    words: .english, ofScreen: .english, platform: .ios, settings: SpeechSettings())

  @Test func `statements of a chart keep their order, whatever the order of their rules`() {
    let chart = Sourced(Property.Chart(), from: nowhere, by: .stated)
    let facts: [ChartFact] = [.missing(2), .series("Food"), .manyTurns, .title("Budget")]
    let segments = context.lead(of: .described(facts, chart, element("Budget")))
    #expect(
      segments.map { "\($0.reason.rule.rawValue): \($0.text)" } == [
        "chartMissing: Lacks 2 values.", "chartSeries: Food.",
        "chartShape: Rises and falls repeatedly.", "chartTitle: Budget.",
      ])
  }

  @Test func `a move of the cursor has no words of its own`() {
    #expect(context.lead(of: .focused(Focus(element("Pay", .button), number: 1))) == [])
    #expect(context.lead(of: .passed) == [])
  }

  @Test func `the words of an element are those of a move without its containers`() {
    let box = Container(
      node: "box", type: .semanticGroup, label: Sourced("Box", from: nowhere, by: .stated))
    var save = element("Sichern", .button, actions: ["Teilen"], containers: [box])
    save.language = "de"
    let segments = context.segments(of: save)
    #expect(segments.map(\.text) == ["Sichern", "Button"])
    #expect(segments.map(\.language) == ["de", "de"])
  }

  @Test func `a segment takes the language of its element unless it has its own`() {
    var german = element("Sichern")
    german.language = "de"
    let reason = Reason("label", origin: nowhere, evidence: .apple)
    let label = Segment("Sichern", kind: .label, reason: reason)
    var french = label
    french.language = "fr"
    let container = Segment("Box", kind: .container, reason: reason)
    let languages = [label, french, container].map { $0.inLanguage(of: german).language }
    #expect(languages == ["de", "fr", nil])
    #expect(label.inLanguage(of: element("Save")).language == nil)
  }

  @Test func `without a description the first cue takes its place, and the others stay`() {
    let nameless = element(
      "", actions: ["Go"], content: [.init(label: "Age", value: "3")])
    let phrase = context.phrase(of: Focus(nameless, number: 1))
    #expect(phrase.description.map(\.text) == ["Actions available"])
    #expect(phrase.cues.map(\.text) == ["More content available"])
  }
}
