import SpokenLive
public import SpokenViews

/// Finds the problems of a view, one line each.
///
/// - Parameters:
///   - view: the view.
///   - duration: how long the app's timers and tasks run before.
///   - language: the language of the screen as a BCP 47 tag.
///   - platform: the platform whose controls and whose VoiceOver are heard.
/// - Returns: the lines, each with a line break; empty without problems.
@MainActor
public func lintReport<Content: View>(
  of view: Content, after duration: Duration = .zero, language: String = "en-US",
  platform: Platform = .ios
) async -> String {
  await RealTime.alone {
    // Inside the turn, because timers of the view start when it is mounted.
    let live = LiveScreen(view, platform: platform, language: language)
    if duration > .zero { await live.pass(duration) }
    return live.lintReport.map { "\($0)\n" }.joined()
  }
}
