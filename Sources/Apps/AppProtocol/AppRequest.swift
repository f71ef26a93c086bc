package import ScreenTree

/// What `spoken` asks a running app; elements are named, because each side resolves the screen itself.
///
/// A request is one line of JSON, and so is its answer. The app has its standard output for answers alone.
package enum AppRequest: Hashable, Sendable {
  /// Show the screen as it is now.
  case look
  /// List the previews; no view is made for it.
  case previews
  /// Open the first screen.
  case open
  /// Activate an element.
  case activate(String)
  /// Increase the value of an element.
  case increment(String)
  /// Decrease the value of an element.
  case decrement(String)
  /// Perform the custom action with a name, which the node `of` gives to the element `on`.
  case action(String, of: String, on: String)
  /// Go back from an element; nil without focus.
  case escape(String?)
  /// Perform the most important action at an element; nil without focus.
  case magicTap(String?)
  /// Show another page at an element; nil without focus.
  case scroll(VoiceOverGesture.Direction, String?)
  /// Enter a text into an element.
  case type(String, String)
  /// Delete the last character of an element's text.
  case delete(String)
  /// Drop one element on another.
  case drop(String, on: String)
  /// Perform an effect of the app.
  case effect(Effect)
  /// Learn where the cursor is; nil without focus.
  case cursorMoved(String?)
  /// Let real time pass, at most `longestWait`.
  case pass(Duration)

  /// The longest time that passes in one request.
  package static let longestWait = Duration.seconds(600)
  /// The most bytes of a request: a text that is typed is much shorter.
  package static let longestLine = 1 << 20
}
