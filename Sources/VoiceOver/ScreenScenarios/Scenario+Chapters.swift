import ScreenTree
import VoiceOverElements
package import VoiceOverSession

extension Scenario {
  /// The title of the chapter that begins with an event, or nil.
  ///
  /// A chapter begins where a screen is shown, also when the app is started. The choices of a picker
  /// belong to the chapter of the screen below them.
  package func chapter(beginningWith event: Event) -> String? {
    if case .launched(let name, let focus) = event {
      // A start names the app; the screen is that of the element under the cursor.
      return focus.flatMap { title(ofFile: $0.element.origin.file) } ?? app.title(ofScreen: nil)
        ?? name
    }
    guard case .opened(let screen, _) = event else { return nil }
    return app.title(ofScreen: screen)
  }

  /// The title of the screen in a file; nil where there is none.
  private func title(ofFile file: String) -> String? {
    screens.first { $0.file.utf8.elementsEqual(file.utf8) && !file.isEmpty }?.title
  }
}
