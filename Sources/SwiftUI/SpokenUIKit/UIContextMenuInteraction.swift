public import Foundation

/// Something that reacts to gestures on a view.
@preconcurrency
@MainActor
public protocol UIInteraction: AnyObject {}

/// Gives a view a context menu, which is an action of VoiceOver.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Gives the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// An interaction with the object that gives the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// What the menu shows; nil for no menu.
  var configuration: UIContextMenuConfiguration? {
    // The place of a touch is not known; VoiceOver opens the menu without one.
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
  }
}

/// Gives the context menu of a view.
@preconcurrency
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What the menu at a place shows; nil for no menu.
  ///
  /// It is asked at each request of VoiceOver, which must know whether there is a menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a context menu shows.
@preconcurrency
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the preview; not heard.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu, from what the system suggests, which is nothing here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What identifies it; not heard.
  public let identifier: (any NSCopying)?
  private let actionProvider: ActionProvider?

  /// A context menu, made when it is needed.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// The menu; nil for none.
  var menu: UIMenu? { actionProvider?([]) }
}
