public import Foundation

/// Shows words and pictures larger while a finger rests on them; not heard.
@preconcurrency
@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Learns what is shown; it is never called.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The gesture, which no user of VoiceOver makes.
  public private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// Whether something can be shown larger; only in large sizes of text.
  open class var isEnabled: Bool { false }

  /// An interaction.
  override public init() {}
  /// An interaction with the object that learns what is shown.
  public convenience init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.init()
    self.delegate = delegate
  }
}

/// Learns what is shown larger; it is never called.
@preconcurrency
@MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// What can be shown larger.
@preconcurrency
@MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown larger.
  var showsLargeContentViewer: Bool { get }
  /// Its words.
  var largeContentTitle: String? { get }
  /// Its picture.
  var largeContentImage: UIImage? { get }
}

extension UIView: UILargeContentViewerItem {}
