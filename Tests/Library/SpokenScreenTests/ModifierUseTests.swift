import ScreenFiles
import SpokenScreen
import TestSupport
import Testing

/// Whether the tables of modifiers and classes say what is heard.
struct ModifierUseTests {
  private func screen(_ view: String) throws -> Screen {
    let text = "screen: S\nviews:\n  - \(view)\n"
    let reading = ScreenReader.read(Array(text.utf8), file: "s")
    return try #require(reading.value, "\(reading.findings)")
  }

  /// What is said and how the voice says it, without the places of the file.
  private func plan(of screen: Screen) -> [String] {
    let voice = VoiceProfile(name: "en", language: "en", engineVoice: "en")
    return scenario(of: screen, SpeechSettings()).utterances.flatMap { utterance in
      utterance.planned(voices: Voices(voice)).steps.map { step in
        if case .say(let segment, let text, let voice) = step {
          "\(text) \(segment.kind) \(segment.attributes) \(voice.language)"
        } else {
          "\(step)"
        }
      }
    }
  }

  private static let spoken = AnyModifier.all.filter { $0.spoken != nil }

  @Test(arguments: spoken.map(\.name)) func `what a rule speaks changes what is heard`(
    name: String
  ) throws {
    let modifier = try #require(AnyModifier.all.first { $0.name == name })
    let (rule, example) = try #require(modifier.spoken)
    let stated = try screen(example)
    var silent = stated
    silent.views = stated.views.map { $0.without(modifier) }
    #expect(stated != silent, "the example has no \(name)")
    #expect(plan(of: stated) != plan(of: silent))
    let rules = scenario(of: stated, SpeechSettings()).utterances.flatMap(\.segments)
      .map(\.reason.rule.rawValue)
    #expect(rules.contains(rule.rawValue))
  }

  @Test(arguments: ViewClass.all.map(\.name)) func `a class is heard as its table says`(
    name: String
  ) throws {
    let viewClass = try #require(ViewClass.named(name))
    let heard = scenario(of: try screen(viewClass.example), SpeechSettings()).utterances
      .map { $0.description(in: .voiceover) }
    #expect(heard.joined(separator: " · ") == viewClass.heard)
  }
}

extension Node {
  /// The node and all in it without a modifier.
  fileprivate func without(_ modifier: AnyModifier) -> Node {
    var node = self
    node.properties.removeAll { $0.modifier == modifier }
    node.children = children.map { $0.without(modifier) }
    return node
  }
}
