public import Foundation

/// How a sheet stands on the screen; not heard.
@preconcurrency
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet; not heard.
  @MainActor
  open class Detent: NSObject {
    /// What identifies a height.
    public struct Identifier: Hashable, Sendable {
      private let name: String
      /// An identifier by its name.
      public init(_ rawValue: String) { name = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent() }
    /// The whole screen.
    public static func large() -> Detent { Detent() }
    /// A height that a closure computes, which is never called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }

  /// The heights that the sheet can have.
  open var detents: [Detent] = [.large()]
  /// The height that it has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what is behind can be used; not modelled.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a line to drag; not heard.
  open var prefersGrabberVisible = false
  /// How round its corners are; not heard.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes it higher; not heard.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the edge where there is little height; not heard.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its content wants; not heard.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that it comes from; not heard.
  open var sourceView: UIView?

  /// Changes heights.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a popover points at; not heard.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color behind.
  open var backgroundColor: UIColor?
  /// The item that it points at.
  open var sourceItem: NSObject?
  /// The view.
  open var sourceView: UIView?
  /// A part of the view, in points.
  open var sourceRect = CGRect.zero
  /// The button of a bar.
  open var barButtonItem: UIBarButtonItem?
}

/// What a height of a sheet is computed with; not asked for.
@preconcurrency
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Learns what happens with a sheet.
@preconcurrency
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Its user chose another height; it is never called.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing happens.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Learns what happens with a popover.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown; it is never called.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing happens.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
