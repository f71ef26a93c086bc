package import ScreenSession

extension Scenario {
  /// The title of the chapter that begins with an event, or nil.
  ///
  /// A chapter begins where a screen is shown or the app is started. The choices of a picker belong
  /// to the chapter of the screen below them.
  package func chapter(beginningWith event: Event) -> String? {
    switch event {
    case .opened(let screen, _): app.title(ofScreen: screen)
    case .launched(let app, _): app
    default: nil
    }
  }
}
