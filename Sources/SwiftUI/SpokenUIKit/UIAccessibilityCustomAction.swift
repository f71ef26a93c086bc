public import Foundation

/// A custom action of an element.
@preconcurrency
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What an action does; false if nothing happens.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is spoken.
  open var name: String
  /// The picture beside the name for other assistive technologies; not heard.
  open var image: UIImage?
  /// The group of the action; not heard, because all actions are in one rotor.
  open var category: String?
  /// What it does; false if nothing happens.
  open var actionHandler: Handler?

  /// The name with attributes; not heard but for the words.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// An action with a closure.
  public init(name: String, actionHandler: Handler? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// An action with a picture and a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler? = nil) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// An action whose name has attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler? = nil) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }

  /// An action whose name has attributes, with a picture.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler? = nil
  ) { self.init(name: attributedName.string, image: image, actionHandler: actionHandler) }

  /// An action that calls a method of an object, which returns whether anything happens.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    let call = TargetAction(target, selector)
    self.init(name: name, image: image) { action in
      // A method that returns nothing has done what it does.
      call.action.perform(on: call.target, with: action).map { $0 as? Bool ?? true } ?? false
    }
  }

  /// An action whose name has attributes, which calls a method of an object.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// The group of actions that edit.
  public static let UIAccessibilityCustomActionCategoryEdit = "Edit"
}
