public import Foundation
import ScreenTree
import SpokenViews

/// A bar with a title and buttons.
open class UINavigationBar: UIView {
  /// Whether the title is large; not heard.
  open var prefersLargeTitles = false
  /// How it is drawn; not heard.
  open var barStyle = UIBarStyle.default
  /// The color of the bar; not heard.
  open var barTintColor: UIColor?
  /// Whether what is behind is seen; not heard.
  open var isTranslucent = true
  /// The picture of the shadow; not heard.
  open var shadowImage: UIImage?
  /// The picture of the button that goes back; not heard.
  open var backIndicatorImage: UIImage?
  /// The shape of the button that goes back; not heard.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The attributes of the title; not heard.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; not heard.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How it looks; not heard.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where there is little height; not heard.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks at the start of the content; not heard.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks at the start of the content where there is little height; not heard.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind; not heard.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  private let back = BackButton()
  private var items: [UIAccessibilityObject] = []

  /// Shows what belongs to a screen.
  func show(
    _ screen: UIViewController, after before: UIViewController?, pop: @escaping () -> Bool
  ) {
    let item = screen.navigationItem
    back.text = before.map {
      $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? SystemWord.back.text
    }
    back.pop = {
      guard let action = item.backAction else { return pop() }
      action.perform(from: item)
      return true
    }
    let left = (item.leftBarButtonItems ?? []).compactMap(\.shown)
    // The first of them stands at the end of the bar, and is read last.
    let right = (item.rightBarButtonItems ?? []).reversed().compactMap(\.shown)
    // Buttons at the start take the place of the one that goes back, as in UIKit.
    let hasBack =
      before != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    titleLabel.text = item.title
    let title: [UIAccessibilityObject] =
      item.titleView.map { [$0].withCompanions } ?? (item.title == nil ? [] : [titleLabel])
    // The prompt stands above the title and all buttons, so it is read first.
    let prompt = promptLabel(item.prompt)
    items =
      prompt + (hasBack ? [back] : []) + left + title + right
      + (item.searchController?.barObjects ?? [])
  }

  private let titleLabel = BarTitle()
  private lazy var promptText = UILabel()

  private func promptLabel(_ text: String?) -> [UIAccessibilityObject] {
    guard let text else { return [] }
    promptText.text = text
    return [promptText]
  }

  // The words of the title are its own element, because buttons can stand before it.
  override var kind: ViewClass { .uiNavigationBar }
  override var shownObjects: [UIAccessibilityObject] { items }
}

/// The title of a bar.
private final class BarTitle: UILabel {
  override var usualTraits: UIAccessibilityTraits { [.staticText, .header] }
  override var impliedTraits: UIAccessibilityTraits { .staticText }
}

/// The button that goes back.
private final class BackButton: UIAccessibilityObject {
  var text: String?
  var pop: () -> Bool = { false }

  override func accessibilityActivate() -> Bool { pop() }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? { text }
  override var shownLabel: String? { text }
  override var usualTraits: UIAccessibilityTraits { .button }
  override var ownProperties: [Property] { [.addTraits([.backButton])] }
}
