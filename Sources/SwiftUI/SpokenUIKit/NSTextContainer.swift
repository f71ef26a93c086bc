public import Foundation

/// The area of a text; not heard.
@preconcurrency
@MainActor
open class NSTextContainer: NSObject {
  /// The points at the sides of lines.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there are at most.
  open var maximumNumberOfLines = 0
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size in points.
  open var size = CGSize.zero
  /// Whether it is as wide as its view.
  open var widthTracksTextView = false
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
  /// The parts without text.
  open var exclusionPaths: [UIBezierPath] = []

  /// An area.
  public init(size: CGSize = .zero) { self.size = size }
}

/// What becomes a link; not heard.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
