import SpokenListening
import SpokenLive
public import SpokenViews

/// Expects everything that is heard of a view after some actions, one line for each stop.
///
/// The first line is the element on which the cursor lands. Without actions the test swipes through
/// the view; `language` is that of the screen, by which localized texts are looked up, and `platform`
/// whose controls and whose VoiceOver are heard. See `Listening.expectSpoken`.
@MainActor
public func expectSpoken<Content: View>(
  _ view: Content, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, reads expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let live = LiveScreen(
    view, platform: platform, language: language, settings: settings.resolver)
  Listening(live, actions, settings: settings).expectSpoken(
    reads: expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects everything that is heard of a view; while a step waits, the app's timers and tasks run.
@MainActor
public func expectSpoken<Content: View>(
  _ view: Content, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, reads expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let listening = await Listening(
    awaiting: view, actions, settings: settings, platform: platform, language: language)
  listening.expectSpoken(
    reads: expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that words are heard of a view after some actions.
@MainActor
public func expectHeard<Content: View>(
  _ words: String, of view: Content, _ actions: Walkthrough.Action...,
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(LiveScreen(view, platform: platform, language: language), actions).expectHeard(
    words, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects an announcement of a view's code after some actions.
@MainActor
public func expectAnnouncement<Content: View>(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of view: Content,
  _ actions: Walkthrough.Action..., language: String = "en-US", platform: Platform = .ios,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  Listening(LiveScreen(view, platform: platform, language: language), actions).expectAnnouncement(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects the transcript of a view in a golden file.
@MainActor
public func expectGolden<Content: View>(
  _ view: Content, _ actions: Walkthrough.Action..., named name: String? = nil,
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  Listening(LiveScreen(view, platform: platform, language: language), actions).expectGolden(
    name, fileID: fileID, filePath: filePath, function: function, line: line,
    column: column)
}
