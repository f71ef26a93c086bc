public import Foundation
import ScreenTree

/// An item of a collection that looks like the row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The labels of a row, for `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// How far its content is moved to the side; not heard.
  open var indentationLevel = 0
  /// The points of one step to the side; not heard.
  open var indentationWidth: CGFloat = 10
  /// Whether what is at the start is moved, too; not heard.
  open var indentsAccessories = true
  /// The part for rules about the line below it.
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide()
  /// What is at the end of the row.
  open var accessories: [UICellAccessory] = []

  override var usualTraits: UIAccessibilityTraits {
    accessories.reduce(super.usualTraits) { traits, accessory in
      switch accessory.kind {
      case .disclosureIndicator: traits.union(.button)
      case .checkmark: traits.union(.selected)
      // What opens by a tap on the row is a button.
      case .outline(let opensByRow):
        opensByRow && isExpanded != nil ? traits.union(.button) : traits
      case .silent, .view: traits
      }
    }
  }
  override var shownObjects: [UIAccessibilityObject] {
    super.shownObjects
      + accessories.compactMap { accessory in
        guard case .view(let view) = accessory.kind, !(view is UIButton) else { return nil }
        return view
      }
  }
  /// The buttons at the end of the row.
  override var companions: [UIAccessibilityObject] {
    accessories.compactMap { accessory in
      guard case .view(let view) = accessory.kind else { return nil }
      return view as? UIButton
    }
  }
  override open func accessibilityActivate() -> Bool {
    if opensByRow, let path = collection?.indexPath(for: self),
      collection?.outline?.toggle(at: path) == true
    {
      return true
    }
    return super.accessibilityActivate()
  }
  override var ownProperties: [Property] {
    guard hasOutline, let isExpanded else { return super.ownProperties }
    return super.ownProperties + [.expanded(isExpanded)] + (opensByRow ? [] : toggle(isExpanded))
  }
  /// An action to open or close what is in a row whose tap does something else.
  private func toggle(_ isExpanded: Bool) -> [Property] {
    let name = isExpanded ? "Collapse" : "Expand"
    let perform = Behavior(.action(name)) { [weak self] _ in
      guard let self, let path = collection?.indexPath(for: self) else { return false }
      return collection?.outline?.toggle(at: path) ?? false
    }
    return [.actions([Property.Action(name)]), .behavior(perform)]
  }
  private var hasOutline: Bool {
    accessories.contains { if case .outline = $0.kind { true } else { false } }
  }
  private var opensByRow: Bool {
    accessories.contains { if case .outline(true) = $0.kind { true } else { false } }
  }
  override var kind: ViewClass { .uiTableViewCell }
}
