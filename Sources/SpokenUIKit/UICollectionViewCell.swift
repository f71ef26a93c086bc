public import Foundation
import ScreenTree

/// An item of a collection.
open class UICollectionViewCell: UIView {
  /// The view with the content.
  public let contentView = UIView()
  /// What the labels and the picture show.
  open var contentConfiguration: (any UIContentConfiguration)?
  private lazy var configured = ConfiguredLabels()
  /// Whether it is selected.
  open var isSelected: Bool { collection?.isSelected(self) ?? false }
  weak var collection: UICollectionView?
  /// Its place when it was last made or shown again; the collection checks it.
  var place: IndexPath?

  /// A cell with its rectangle, in points.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A cell from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A cell that a collection makes of a registered class; every cell inherits it that overrides
  /// `init(frame:)` or nothing.
  public required convenience init(_reuseIdentifier identifier: String) { self.init(frame: .zero) }

  /// Is called before a cell is used for another item; cells are not used again here.
  open func prepareForReuse() {}

  override open func accessibilityActivate() -> Bool { collection?.tap(self) ?? false }
  override var usualTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
  override var impliedTraits: UIAccessibilityTraits { .none }
  override var contextMenuConfiguration: UIContextMenuConfiguration? {
    collection?.contextMenu(of: self) ?? super.contextMenuConfiguration
  }
  override var ownProperties: [Property] {
    super.ownProperties + (collection?.swipeActions(of: self) ?? []).properties(of: self)
  }
  override var shownObjects: [UIAccessibilityObject] {
    (contentView.subviews.isEmpty ? [] : [contentView])
      + configured.shown(contentConfiguration) + super.shownObjects
  }
}

/// An item of a collection that looks like the row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The labels of a row, for `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// What is at the end of the row.
  open var accessories: [UICellAccessory] = []

  override var usualTraits: UIAccessibilityTraits {
    accessories.reduce(super.usualTraits) { traits, accessory in
      switch accessory.kind {
      case .disclosureIndicator: traits.union(.button)
      case .checkmark: traits.union(.selected)
      case .silent, .view: traits
      }
    }
  }
  override var shownObjects: [UIAccessibilityObject] {
    super.shownObjects
      + accessories.compactMap { accessory in
        guard case .view(let view) = accessory.kind else { return nil }
        return view
      }
  }
  override var kind: ViewClass { .uiTableViewCell }
}
