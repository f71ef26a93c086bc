import Foundation
import SpokenScreen
import SpokenScreenTesting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SSMLTests {
  private func document(_ scenario: Scenario) -> String {
    let ssml = SSML(language: scenario.language)
    var number = 0
    let body = scenario.utterances.reduce(into: "") { text, utterance in
      number += 1
      text += ssml.lines(for: utterance, number: number)
    }
    return ssml.start + body + ssml.end
  }

  @Test func `writes marks, sentences, pauses, pitch, language, spelling and sounds`() throws {
    let scenario = try Walkthroughs.scenario(
      """
      screen: "A & B"
      settings: { links: [speak, pitch], moreContent: [sound] }
      views:
        - Link: "Tea & <milk>"
          customContent: [{ label: Age, value: 3 }]
        - { Text: Bonjour, language: fr }
        - { Text: AB, speech: { spellsOut: true } }
        - { Text: Résumé, speech: { ipa: "ˈrɛz", pitch: -1 } }

      """, ["open: home", "next: 3"])
    #expect(
      document(scenario) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">
        <p><mark name="stop-1"/><mark name="sound-screen-changed"/><s><prosody pitch="+20%">Tea &amp; less than milk greater than,</prosody></s><break time="260ms"/><s>Button,</s><break time="260ms"/><s>Link</s><break time="1060ms"/><mark name="sound-more-content"/></p><break time="700ms"/>
        <p><mark name="stop-2"/><mark name="sound-item-focused"/><s><lang xml:lang="fr">Bonjour</lang></s></p><break time="700ms"/>
        <p><mark name="stop-3"/><mark name="sound-item-focused"/><s><say-as interpret-as="characters">AB</say-as></s></p><break time="700ms"/>
        <p><mark name="stop-4"/><mark name="sound-item-focused"/><s><prosody pitch="-50%"><phoneme alphabet="ipa" ph="ˈrɛz">Résumé</phoneme></prosody></s></p><break time="700ms"/>
        </speak>

        """)
  }

  /// What SSML 1.1 lets stand in what, of the elements that are written.
  private static let content: [String: Set<String>] = [
    "speak": ["p", "break"], "p": ["s", "mark", "break"],
    "s": ["lang", "prosody", "say-as", "phoneme"], "lang": ["prosody", "say-as", "phoneme"],
    "prosody": ["say-as", "phoneme"], "say-as": [], "phoneme": [], "mark": [], "break": [],
  ]

  @Test func `is well-formed, and has nothing where the specification has it not`() throws {
    let hostile = "</s>]]>\\u0007\\u0000 <audio src=\\\"/etc/passwd\\\"/> & \\uFFFE"
    let scenario = try Walkthroughs.scenario(
      "screen: S\nviews:\n  - { Text: \"\(hostile)\", language: de, speech: { pitch: 1 } }\n",
      ["open: home"])
    let reader = ElementReader()
    let parser = XMLParser(data: Data(document(scenario).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!reader.pairs.isEmpty)
    for (outer, inner) in reader.pairs {
      #expect(Self.content[outer]?.contains(inner) == true, "\(inner) in \(outer)")
    }
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var pairs: [(outer: String, inner: String)] = []
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let outer = open.last { pairs.append((outer, name)) }
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}
