package import VoiceOverSession

extension Scenario {
  /// The title of the chapter that begins with an event, or nil.
  ///
  /// A chapter begins where a screen is shown or the app is started. The choices of a picker belong
  /// to the chapter of the screen below them.
  package func chapter(beginningWith event: Event) -> String? {
    if case .launched(let app, _) = event { return app }
    guard case .opened(let screen, _) = event else { return nil }
    return app.title(ofScreen: screen)
  }
}
