public import Foundation
import ScreenTree

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view with the content.
  public let contentView = UIView()
  /// What the labels and the picture show.
  open var contentConfiguration: (any UIContentConfiguration)?
  private lazy var configured = ConfiguredLabels()
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  weak var collection: UICollectionView?
  /// Its place when it was last made or shown again; the collection checks it.
  var place: IndexPath?

  /// A cell with its rectangle, in points.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A cell from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is behind the item; not heard.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether what it shows follows its state; what UIKit makes itself is the same in any.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state; not heard.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes what it shows by its state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = true
  /// The view behind the item; not heard.
  open var backgroundView: UIView?
  /// The view behind the selected item; not heard.
  open var selectedBackgroundView: UIView?

  /// Its state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    state.isExpanded = isExpanded ?? false
    return state
  }
  /// Asks for `updateConfiguration` before it is heard.
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  /// Changes what it shows by its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// What is behind the item, for `backgroundConfiguration`; not heard.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  private func stateChanged() { setNeedsUpdateConfiguration() }
  override func prepare() {
    if needsConfiguration {
      // Cleared first, because the closure may ask for another update, which is for the next
      // reading.
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.prepare()
  }

  /// Whether the items in it are shown; nil for an item that has none.
  var isExpanded: Bool? {
    guard let collection, let path = collection.indexPath(for: self) else { return nil }
    return collection.outline?.isExpanded(at: path)
  }

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
      + configured.shown(contentConfiguration, for: configurationState) + super.shownObjects
  }
}
