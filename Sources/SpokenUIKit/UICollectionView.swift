public import Foundation
import ScreenTree

/// Gives the items of a collection.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// There is one section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Learns what happens in a collection.
@MainActor
public protocol UICollectionViewDelegate: AnyObject {
  /// An item was selected.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Learns the sizes of items; not heard.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// How items are placed; not heard.
@MainActor
open class UICollectionViewLayout {
  /// A layout.
  public init() {}
}

/// Items in lines; not heard.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  /// The direction of scrolling.
  open var scrollDirection = ScrollDirection.vertical
  /// The size of an item in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The points between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The points between items.
  open var minimumInteritemSpacing: CGFloat = 10
}

/// Items that a data source gives, read in its order.
open class UICollectionView: UIView {
  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Learns what happens.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// How items are placed; not heard.
  open var collectionViewLayout: UICollectionViewLayout
  /// Whether items can be selected.
  open var allowsSelection = true
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var loaded: [[UICollectionViewCell]]?
  private var selected: IndexPath?

  /// A collection with its layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// A collection from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes cells of a class for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A cell of the class that was registered for a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (classes[identifier] ?? UICollectionViewCell.self).init(_reuseIdentifier: identifier)
  }

  /// Asks for all items again.
  open func reloadData() {
    loaded = nil
    selected = nil
  }

  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { loaded = nil }
  /// Adds items.
  open func insertItems(at indexPaths: [IndexPath]) { loaded = nil }
  /// Takes items out.
  open func deleteItems(at indexPaths: [IndexPath]) { loaded = nil }

  /// The cell of an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  /// The place of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (section, cells) in (loaded ?? []).enumerated() {
      if let item = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  private var cells: [[UICollectionViewCell]] {
    if let loaded { return loaded }
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    // The data source may ask for the cells before one, while it makes it.
    loaded = Array(repeating: [], count: count)
    for section in 0..<count {
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let cell = dataSource.collectionView(
          self, cellForItemAt: IndexPath(item: item, section: section))
        cell.collection = self
        guard loaded?.indices.contains(section) == true else { return [] }
        loaded?[section].append(cell)
      }
    }
    return loaded ?? []
  }

  /// Whether a cell is selected.
  fileprivate func isSelected(_ cell: UICollectionViewCell) -> Bool {
    selected != nil && indexPath(for: cell) == selected
  }

  /// Performs a tap on an item.
  fileprivate func tap(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    selected = path
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  override var shownObjects: [UIAccessibilityObject] {
    for (section, cells) in cells.enumerated() {
      for (item, cell) in cells.enumerated() {
        cell.nodeName = "\(nodeName ?? "UICollectionView").\(section).\(item)"
      }
    }
    return cells.flatMap { $0 }
  }
}

/// An item of a collection.
open class UICollectionViewCell: UIView {
  /// The view with the content.
  public let contentView = UIView()
  /// Whether it is selected.
  open var isSelected: Bool { collection?.isSelected(self) ?? false }
  fileprivate weak var collection: UICollectionView?

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
  override var shownObjects: [UIAccessibilityObject] {
    (contentView.subviews.isEmpty ? [] : [contentView]) + super.shownObjects
  }
}
