/// What was copied last, kept for as long as the program runs.
@MainActor
package enum Pasteboard {
  private static let location = StateLocation<String?>(nil)

  /// The text; a view that reads it is evaluated again when another one is copied.
  package static var string: String? {
    get { location.read }
    set { location.write(newValue) }
  }
}
