import ScreenResolver
import ScreenTree

/// Lets cues, containers and links reach the listener in the ways that the settings choose.
///
/// iOS has Speak, Play Sound, Change Pitch, Braille and Do Nothing for more content, actions, links
/// and container descriptions; newer versions have feedback for traits too. Several may be on. A
/// sound comes before the words. The pitch of a link is that of its text, any other that of the
/// words themselves. Words for traits that have no sound of their own are spoken.
enum FeedbackRule {
  static func apply(_ stop: Stop, to phrase: inout Phrase) {
    phrase.description = route(phrase.description, stop, &phrase.suppressed)
    phrase.cues = route(phrase.cues, stop, &phrase.suppressed)
  }

  private static func route(
    _ segments: [Segment], _ stop: Stop, _ suppressed: inout [Suppression]
  ) -> [Segment] {
    let isLink = stop.element.has(.link) && stop.settings.links.changesPitch
    guard isLink || segments.contains(where: { way(for: $0, stop) != nil }) else { return segments }
    var told: [Segment] = []
    var sounded: Set<Sound> = []
    for var segment in segments {
      guard let way = way(for: segment, stop) else {
        if isLink, segment.kind == .label { segment.pitchChange = stop.settings.pitchChange }
        told.append(segment)
        continue
      }
      if way.feedback.isSounded, sounded.insert(way.sound).inserted {
        told.append(Segment(way.sound, reason: segment.reason))
      }
      guard way.feedback.isSpoken else {
        suppressed.append(
          Suppression(
            segment.text, kind: segment.kind.rawValue, reason: "\(way.key)=\(way.feedback.text)",
            origin: segment.reason.origin))
        continue
      }
      if way.feedback.changesPitch, way.key != "links" {
        segment.pitchChange = stop.settings.pitchChange
      }
      told.append(segment)
    }
    return told
  }

  /// The setting that decides about a piece, or nil when none does or the piece is spoken as it is.
  private static func way(
    for segment: Segment, _ stop: Stop
  ) -> (key: String, feedback: Feedback, sound: Sound)? {
    let settings = stop.settings
    switch segment.kind {
    case .actions: return ("actions", settings.actions, .actions)
    case .moreContent: return ("moreContent", settings.moreContent, .moreContent)
    case .container, .boundary:
      guard segment.kind == .container || segment.reason.rule == .exit else { return nil }
      return ("containerDescriptions", settings.containerDescriptions, .container)
    case .trait:
      guard settings.links != .speak || settings.traitFeedback != .speak else { return nil }
      guard let sound = sound(ofTrait: segment.text, stop.words.traits) else { return nil }
      return sound == .link
        ? ("links", settings.links, sound) : ("traitFeedback", settings.traitFeedback, sound)
    default: return nil
    }
  }

  /// The sound in the place of a word for a trait.
  private static func sound(ofTrait word: String, _ words: TraitWords) -> Sound? {
    switch word {
    case words.link.text: .link
    case words.button.text, words.backButton.text: .button
    case words.adjustable.text: .adjustable
    case words.switchButton.text: .switchButton
    case words.image.text: .image
    case words.textField.text, words.secureTextField.text, words.searchField.text: .textField
    default: word.hasPrefix(words.heading.text) ? .heading : nil
    }
  }
}
