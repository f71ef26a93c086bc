import ScreenTree
import VoiceOverElements

/// Delivers cues, containers and links in the channels that the settings choose.
///
/// iOS has Speak, Play Sound, Change Pitch, Braille and Do Nothing for more content, actions, links
/// and container descriptions; newer versions have feedback for traits too. Several can be
/// combined. A sound comes before the words. For links the pitch of the link's text changes, for
/// containers that of their names, which is lower, otherwise that of the words. Words for traits
/// without a sound are spoken.
enum FeedbackRule {
  static func apply(_ stop: StopContext, to phrase: inout Phrase) {
    phrase.description = route(phrase.description, stop, &phrase.suppressed)
    phrase.cues = route(phrase.cues, stop, &phrase.suppressed)
  }

  private static func route(
    _ segments: [Segment], _ stop: StopContext, _ suppressed: inout [Suppression]
  ) -> [Segment] {
    let isLink = stop.has(.link) && stop.settings.links.changesPitch
    // Most elements have only segments that are spoken anyhow, which are not copied then.
    guard isLink || segments.hasKind({ hasSetting($0, stop.settings) }) else { return segments }
    var delivered: [Segment] = []
    var sounded: Set<Sound> = []
    for var segment in segments {
      guard let way = way(for: segment, stop) else {
        if isLink, segment.kind == .label {
          segment.pitch = stop.settings.pitch(of: .other, on: stop.platform)
        }
        delivered.append(segment)
        continue
      }
      // One sound stands for all words of an element that have it.
      if way.feedback.isSounded, sounded.insert(way.sound).inserted {
        delivered.append(Segment(way.sound, reason: segment.reason))
      }
      guard way.feedback.isSpoken else {
        suppressed.append(
          Suppression(
            segment.text, .segment(segment.kind), by: .setting(way.key, way.feedback.text),
            origin: segment.reason.origin))
        continue
      }
      if way.feedback.changesPitch, let kind = pitchKind(of: segment, way.key) {
        let isUsual =
          kind == .container && way.feedback == SpeechSettings.usualContainers
        segment.pitch = stop.settings.pitch(of: kind, isUsual: isUsual, on: stop.platform)
      }
      delivered.append(segment)
    }
    return delivered
  }

  /// What of an announcement is heard at another pitch, or nil for the usual one.
  private static func pitchKind(of segment: Segment, _ key: String) -> PitchKind? {
    switch segment.kind {
    case .container: .container
    // Where lists, landmarks and tables start and end is said at the usual pitch.
    case .boundary: nil
    // A link is heard at another pitch by its label; the word "Link" keeps the usual one.
    default: key == "links" ? nil : .other
    }
  }

  /// What has a setting of its own for how it is delivered.
  private enum Routed {
    case actions, moreContent, containers, traits

    /// What segments of a kind belong to; nil for those that are always spoken.
    init?(_ kind: SegmentKind) {
      switch kind {
      case .actions: self = .actions
      case .moreContent: self = .moreContent
      case .container, .boundary: self = .containers
      case .trait: self = .traits
      // All others are always spoken.
      default: return nil
      }
    }
  }

  /// Whether a setting can change how segments of a kind are delivered.
  private static func hasSetting(_ kind: SegmentKind, _ settings: SpeechSettings) -> Bool {
    guard let routed = Routed(kind) else { return false }
    // Links and other traits are spoken by default, and then no sound needs to be found.
    return routed != .traits || settings.links != .speak || settings.traitFeedback != .speak
  }

  /// The setting for a segment, or nil when the segment is always spoken.
  private static func way(
    for segment: Segment, _ stop: StopContext
  ) -> (key: String, feedback: Feedback, sound: Sound)? {
    let settings = stop.settings
    guard hasSetting(segment.kind, settings), let routed = Routed(segment.kind) else { return nil }
    switch routed {
    case .actions: return ("actions", settings.actions, .actions)
    case .moreContent: return ("moreContent", settings.moreContent, .moreContent)
    case .containers: return ("containerDescriptions", settings.containerDescriptions, .container)
    case .traits:
      guard case .trait(let trait, _) = segment.content, let sound = trait.sound else {
        return nil
      }
      return sound == .link
        ? ("links", settings.links, sound) : ("traitFeedback", settings.traitFeedback, sound)
    }
  }
}
