public import Foundation

/// Gives a collection the items of a snapshot.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// Makes the cell of an item; nil for a cell without content.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// The sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()

  /// The data source of a collection, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    collectionView.dataSource = self
  }

  /// The sections and items now.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items; those that stay keep their selection.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let again = snapshot.reloadedItems
    // Kept as items, because after the change the same places mean other items.
    let chosen = (collection?.selected ?? []).compactMap { itemIdentifier(for: $0) }
    let old = current
    let places = snapshot.places
    current = snapshot
    snapshot.reportRepeated(in: collection)
    collection?.load { path in
      old.item(section: path.section, item: path.item).flatMap { places[$0] }
    }
    collection?.selected = chosen.filter { !again.contains($0) }.compactMap { places[$0] }
    completion?()
  }

  /// Shows other sections and items; nothing is selected then.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    snapshot.reportRepeated(in: collection)
    collection?.reloadData()
    completion?()
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(section: indexPath.section, item: indexPath.item)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section with a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}

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
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
