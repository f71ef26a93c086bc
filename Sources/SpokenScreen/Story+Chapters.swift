public import ScreenSession

extension Story {
  /// The title of the part of a recording that begins with an event, or nil when none does.
  ///
  /// A part begins where a screen is shown or the app is started. The choices of a picker are a
  /// part of the screen that they lie over.
  public func chapter(beginningWith event: Event) -> String? {
    switch event {
    case .opened(let screen, _): app.title(ofScreen: screen)
    case .launched(let app, _): app
    default: nil
    }
  }
}
