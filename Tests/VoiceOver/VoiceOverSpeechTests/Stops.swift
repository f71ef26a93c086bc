import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

let nowhere = Origin(file: "test", position: .unknown, node: "node")

/// An element from its parts, for tests; an empty text is no text.
func element(
  _ label: String, value: String = "", hint: String = "", _ traits: Node.Trait...,
  actions: [String] = [], content: [Property.CustomContent] = [],
  context: Element.Context? = nil, expanded: Bool? = nil, containers: [Container] = []
) -> Element {
  var element = Element(node: "node", origin: nowhere)
  func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: nowhere, by: .stated)
  }
  if !label.isEmpty { element.label = [said(.text(label))] }
  if !value.isEmpty { element.value = [said(.text(value))] }
  if !hint.isEmpty { element.hint = said(hint) }
  element.traits = traits.map(said)
  element.actions = actions.map { said(.text($0)) }
  element.customContent = content.map(said)
  element.context = context.map(said)
  element.expanded = expanded.map(said)
  element.containers = containers
  return element
}

/// What is said when the cursor lands on an element.
func utterance(
  _ element: Element, words: Vocabulary = .english, platform: Platform = .ios,
  settings: SpeechSettings = SpeechSettings()
) -> Utterance {
  Event.focused(Focus(element, number: 1, entered: element.containers))
    .phrased(after: .gesture(.next), words: words, platform: platform, settings: settings)
}

extension Utterance {
  /// The lines of a transcript, joined by ` | `.
  func lines(_ style: TextStyle) -> String {
    ([description(in: style)] + [hint(in: style)].compactMap { $0 } + cues(in: style))
      .joined(separator: " | ")
  }
}
