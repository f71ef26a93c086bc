import SpokenScreen
import TestSupport
import Testing

struct StopRecordReasonsTests {
  @Test func `has the reading of Japanese beside its ideographs`() throws {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      language: ja
      views:
        - Button: 天気
          selected: true
        - Text: ホテル
      """
    ])
    let scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    let words = scenario.utterances.flatMap { utterance in
      scenario.record(of: utterance) { "\($0)!" }.segments.filter { $0.furigana != nil }
    }
    #expect(
      Set(words.map(\.furigana)) == ["天気!", "選択中(せんたくちゅう)"], "\(words.map(\.text))")
    #expect(
      words.first { $0.text == "選択中" }?.readBy == "the table of VoiceOver's words")
    #expect(words.first { $0.text == "天気" }?.readBy == "MeCab's dictionary")
    // Without a dictionary only the table is left.
    let bare = scenario.utterances.flatMap { scenario.record(of: $0).segments }
    #expect(Set(bare.compactMap(\.furigana)) == ["選択中(せんたくちゅう)"])
  }

  @Test func `has the names for Voice Control, which nobody hears`() throws {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      views:
        - Button: Find a recipe
          inputLabels: [Find, Look]
        - Button: Close
      """
    ])
    let scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    let records = scenario.utterances.map { scenario.record(of: $0) }
    let file = folder.path("a.screen.yaml")
    #expect(
      records[0].explanation.hasSuffix(
        "  Voice Control: \"Find\", \"Look\", not spoken  ← \(file):4:5 Button@3:5.inputLabels\n"),
      "\(records[0].explanation)")
    #expect(records[0].segments.map(\.text) == ["Find a recipe", "Button"])
    #expect(records.map { $0.voiceControl.map(\.text) } == [["Find", "Look"], []])
    #expect(records[0].voiceControl.first?.property == "Button@3:5.inputLabels")
  }
}
