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
    if !allowsMultipleSelection { selected = [] }
    if !selected.contains(indexPath) { selected.append(indexPath) }
  }

  /// Selects an item no longer.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Scrolls to an item; not heard.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Whether a cell is selected.
  func isSelected(_ cell: UICollectionViewCell) -> Bool {
    indexPath(for: cell).map(isSelected(at:)) ?? false
  }

  /// Performs a tap on an item.
  func tap(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    if allowsMultipleSelection, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    let before = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: true, scrollPosition: [])
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
