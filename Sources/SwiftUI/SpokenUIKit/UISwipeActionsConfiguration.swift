public import Foundation
import ScreenTree

/// The actions of a swipe.
@preconcurrency
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first one.
  open var performsFirstActionWithFullSwipe = true

  /// The actions of a swipe.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe.
@preconcurrency
@MainActor
open class UIContextualAction: NSObject {
  /// Learns whether the action was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action means.
  public enum Style: Int, Hashable, Sendable {
    case normal, destructive
  }

  /// What it means.
  public let style: Style
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The color; not heard.
  open var backgroundColor: UIColor?
  /// What it does.
  public let handler: Handler

  /// An action with a closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The words, or the name of the picture.
  var words: String? { title ?? image?.accessibilityLabel ?? image?.name.imageWords }
}

extension [UIContextualAction] {
  /// The actions of the swipes of a row, as VoiceOver offers them.
  @MainActor
  func properties(of cell: UIView) -> [Property] {
    flatMap { action -> [Property] in
      // VoiceOver offers an action by its name, so one without words cannot be offered.
      guard let name = action.words else { return [] }
      let perform = Behavior(.action(name)) { [weak cell] _ in
        guard let cell else { return false }
        // What the app reports back only moves the row on the screen.
        action.handler(action, cell) { _ in }
        return true
      }
      return [.swipeActions([Property.Action(name)]), .behavior(perform)]
    }
  }
}
