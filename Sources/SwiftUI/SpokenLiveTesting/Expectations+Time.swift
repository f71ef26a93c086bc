public import SpokenListening
public import SpokenViews

// The same in a test that awaits: while a step waits, the app's timers and tasks run.

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

/// Expects words of a view; while a step waits, the app's timers and tasks run.
@MainActor
public func expectHeard<Content: View>(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let listening = await Listening(
    awaiting: view, actions, settings: settings, platform: platform, language: language)
  listening.expectHeard(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects an announcement of a view; while a step waits, the app's timers and tasks run.
@MainActor
public func expectAnnouncement<Content: View>(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let listening = await Listening(
    awaiting: view, actions, settings: settings, platform: platform, language: language)
  listening.expectAnnouncement(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that a stop of a view conveys facts; while a step waits, the app's timers and tasks run.
@MainActor
public func expectStop<Content: View>(
  _ stop: String, _ facts: Conveyed, _ strength: Strength = .must, of view: Content,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  language: String = "en-US", platform: Platform = .ios, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let listening = await Listening(
    awaiting: view, actions, settings: settings, platform: platform, language: language)
  listening.expectStop(
    stop, facts, strength, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects the transcript of a view in a golden file; while a step waits, the app's timers run.
@MainActor
public func expectGolden<Content: View>(
  _ view: Content, _ actions: Walkthrough.Action..., named name: String? = nil,
  settings: SpeechSettings = SpeechSettings(), language: String = "en-US",
  platform: Platform = .ios, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let listening = await Listening(
    awaiting: view, actions, settings: settings, platform: platform, language: language)
  listening.expectGolden(
    name, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}
