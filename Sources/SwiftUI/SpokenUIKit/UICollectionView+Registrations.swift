public import Foundation

extension UICollectionView {
  /// Makes and fills the cells of one class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let handler: Handler

    /// Cells that a closure fills.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell of a class, filled with an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(_reuseIdentifier: "\(Cell.self)")
    // Its place is known while it is filled, as an app may ask for it then.
    cell.collection = self
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionViewDiffableDataSource {
  /// Lets items be moved; not modelled.
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items are about to be moved.
    public var willReorder: ((Any) -> Void)?
    /// Items were moved.
    public var didReorder: ((Any) -> Void)?
  }

  /// Learns when items are shown and hidden.
  public struct SectionSnapshotHandlers {
    /// Whether the items in one may be shown.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// The items in one are about to be shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether the items in one may be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// The items in one are about to be hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// The items in one, when they are about to be shown.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }
}
