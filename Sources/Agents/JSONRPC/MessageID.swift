package import ScreenDocuments
import ScreenTree

/// The identity of a request, which its answer repeats.
package enum MessageID: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number as it was written, which may have more digits than a machine holds.
  case number(String)

  /// The identity that a value is; nil for anything but a text and a finite number.
  package init?(_ document: Document?) {
    guard let document, case .scalar(let text, let isPlain) = document.value else { return nil }
    guard isPlain else {
      self = .text(text)
      return
    }
    guard document.number != nil else { return nil }
    self = .number(text)
  }

  /// The value, as it was written.
  package var document: Document {
    switch self {
    case .text(let text): .text(text)
    case .number(let text): Document(.scalar(text, isPlain: true), at: .unknown)
    }
  }
}
