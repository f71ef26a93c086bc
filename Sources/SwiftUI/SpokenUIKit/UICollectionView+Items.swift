public import Foundation

/// Items and their selection.
extension UICollectionView {
  /// Where an item is scrolled to; not heard.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How many sections there are.
  public var numberOfSections: Int { cells.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let cells = cells
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  /// The place of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    // The noted place spares a search, but may be that of an earlier loading, so it is checked.
    guard let path = cell.place, let loaded, loaded.indices.contains(path.section) else {
      return nil
    }
    let cells = loaded[path.section]
    return cells.indices.contains(path.item) && cells[path.item] === cell ? path : nil
  }

  /// The cells of all items.
  public var visibleCells: [UICollectionViewCell] { cells.flatMap { $0 } }
  /// The selected items.
  public var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selected = [] }
    selected = (takesSeveral ? selected.filter { $0 != indexPath } : []) + [indexPath]
  }

  /// Selects an item no longer.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Scrolls to an item; not heard.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The cells that were made.
  var loadedCells: [UICollectionViewCell] { (loaded ?? []).flatMap { $0 } }

  /// Lets the cells of items know that they are selected, or no longer.
  func select(insteadOf old: [IndexPath]) {
    guard let loaded else { return }
    let (before, now) = (Set(old), Set(selected))
    // Only cells that changed, because each call may make an app fill the cell again.
    for path in before.symmetricDifference(now)
    where loaded.indices.contains(path.section) && loaded[path.section].indices.contains(path.item)
    { loaded[path.section][path.item].isSelected = now.contains(path) }
  }

  /// The items on the screen: all, because VoiceOver scrolls to each.
  public var indexPathsForVisibleItems: [IndexPath] { loadedCells.compactMap(\.place) }
  /// The item at a point; none, because places are not known.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Places the items in another way; not heard but for swipes, headers and footers.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Whether a cell is selected.
  func isSelected(_ cell: UICollectionViewCell) -> Bool {
    indexPath(for: cell).map(isSelected(at:)) ?? false
  }

  /// Whether several items can be selected now.
  private var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Performs a tap on an item.
  func tap(_ cell: UICollectionViewCell) -> Bool {
    let isAllowed = isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection
    guard isAllowed || takesSeveral, let path = indexPath(for: cell) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    if takesSeveral, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      // Where several items can be selected, a second tap takes the selection away.
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    let before = takesSeveral ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: true, scrollPosition: [])
    // The app learns what is deselected before what is selected.
    for old in before { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  /// The context menu of an item.
  func contextMenu(of cell: UICollectionViewCell) -> UIContextMenuConfiguration? {
    indexPath(for: cell).flatMap {
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [$0], point: .zero)
    }
  }
}
