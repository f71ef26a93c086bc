public import Foundation

/// A row of a menu: an action, or a menu inside.
@preconcurrency
@MainActor
open class UIMenuElement: NSObject {
  /// What a row means, and whether it can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something; drawn in red, and not heard.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether a row is chosen.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  /// The words.
  open internal(set) var title: String
  /// The words below the title.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
