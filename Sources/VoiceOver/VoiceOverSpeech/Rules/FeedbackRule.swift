import ScreenTree
import VoiceOverElements

/// Delivers cues, containers and links in the channels that the settings choose.
///
/// iOS has Speak, Play Sound, Change Pitch, Braille and Do Nothing for more content, actions, links
/// and container descriptions; newer versions have feedback for traits too. Several can be
/// combined. A sound comes before the words. For links the pitch of the link's text changes,
/// otherwise that of the words. Words for traits without a sound are spoken.
enum FeedbackRule {
  static func apply(_ stop: Stop, to phrase: inout Phrase) {
    phrase.description = route(phrase.description, stop, &phrase.suppressed)
    phrase.cues = route(phrase.cues, stop, &phrase.suppressed)
  }

  private static func route(
    _ segments: [Segment], _ stop: Stop, _ suppressed: inout [Suppression]
  ) -> [Segment] {
    let isLink = stop.has(.link) && stop.settings.links.changesPitch
    // Most elements have only segments that are spoken anyhow, which are not copied then.
    guard isLink || segments.hasKind({ hasSetting($0, stop.settings) }) else { return segments }
    var delivered: [Segment] = []
    var sounded: Set<Sound> = []
    for var segment in segments {
      guard let way = way(for: segment, stop) else {
        if isLink, segment.kind == .label { segment.pitchChange = stop.settings.pitchChange }
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
      // A link is heard in another pitch by its label; the word "Link" keeps the usual one.
      if way.feedback.changesPitch, way.key != "links" {
        segment.pitchChange = stop.settings.pitchChange
      }
      delivered.append(segment)
    }
    return delivered
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
      case .selected, .header, .label, .content, .description, .value, .state, .cell, .position,
        .hint, .sound, .announcement, .rotor, .action, .text, .report, .chart, .graph, .system:
        return nil
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
    for segment: Segment, _ stop: Stop
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
