public import Foundation
import SpokenViews

/// What was copied, kept for as long as the program runs.
public final class UIPasteboard: NSObject, Sendable {
  /// The one of the system.
  public static let general = UIPasteboard()

  /// The text that was copied last.
  public var string: String? {
    get { Pasteboard.stringAnywhere }
    set { Pasteboard.stringAnywhere = newValue }
  }
  /// The texts that were copied last.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address that was copied last.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// The picture that was copied last; not kept.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// Whether an address was copied.
  public var hasURLs: Bool { url?.scheme != nil }
  /// Whether a picture was copied.
  public var hasImages: Bool { false }
  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }

  override private init() {}
}
