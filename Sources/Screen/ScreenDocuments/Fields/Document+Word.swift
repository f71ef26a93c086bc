import ScreenTree

extension Document {
  /// A word without quotation marks.
  package static func word(_ word: String) -> Document {
    Document(.scalar(word, isPlain: true), at: .unknown)
  }

  /// No value after a colon.
  package static var blank: Document { word("") }
}
