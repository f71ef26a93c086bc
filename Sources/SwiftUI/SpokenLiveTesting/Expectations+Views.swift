public import SpokenListening
public import SpokenViews

// A test that is not asynchronous: no time passes, and the app's timers and tasks do not run.

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
  Listening(
    showing: view, actions, settings: settings, platform: platform, language: language
  ).expectSpoken(
    reads: expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects words of a view after some actions, with their result.
///
/// See `Listening.expectHeard`.
@MainActor
public func expectHeard<Content: View>(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(
    showing: view, actions, settings: settings, platform: platform, language: language
  ).expectHeard(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects an announcement of a view's code after some actions, with its result.
///
/// See `Listening.expectAnnouncement`.
@MainActor
public func expectAnnouncement<Content: View>(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(
    showing: view, actions, settings: settings, platform: platform, language: language
  ).expectAnnouncement(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that a stop of a view conveys facts, after some actions.
///
/// See `Listening.expectStop`.
@MainActor
public func expectStop<Content: View>(
  _ stop: String, _ facts: Conveyed, _ strength: Strength = .must, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(
    showing: view, actions, settings: settings, platform: platform, language: language
  ).expectStop(
    stop, facts, strength, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects the transcript of a view in a golden file.
///
/// See `Listening.expectGolden`.
@MainActor
public func expectGolden<Content: View>(
  _ view: Content, _ actions: Walkthrough.Action..., named name: String? = nil,
  settings: SpeechSettings = SpeechSettings(), language: String = "en-US",
  platform: Platform = .ios, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  Listening(
    showing: view, actions, settings: settings, platform: platform, language: language
  ).expectGolden(
    name, fileID: fileID, filePath: filePath, function: function, line: line,
    column: column)
}
