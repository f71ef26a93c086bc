public import Foundation

/// Gives a collection the items of a snapshot.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; nil for a cell without content.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// The sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes the header or footer of a section.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  /// The sections whose items are in each other.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Makes the headers and footers of sections.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collection?.supplementary = [:] }
  }
  /// Lets items be moved; not modelled.
  open var reorderingHandlers = ReorderingHandlers()
  /// Learns when items are shown and hidden.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The data source of a collection, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
    collectionView.outline = SnapshotOutline(source: self)
  }

  /// The sections and items now.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items; those that stay keep their selection.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
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

  /// Shows other items in a section, of which some are in others.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
    outlines[section] = snapshot
  }

  /// The items of a section, of which some are in others.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(current.itemIdentifiers(inSection: section))
    return snapshot
  }

  /// Whether the items in one are shown; nil for one without any.
  fileprivate func isExpanded(at path: IndexPath) -> Bool? {
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
      let item = itemIdentifier(for: path), outline.hasChildren(item)
    else { return nil }
    return outline.isExpanded(item)
  }

  /// Shows or hides the items in one, unless the app does not want that.
  fileprivate func toggle(at path: IndexPath) -> Bool {
    guard let isExpanded = isExpanded(at: path), let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section), var outline = outlines[section]
    else { return false }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let inside = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.delete(outline.snapshot(of: item).items)
        outline.append(inside.items, to: item)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
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
  /// The header or footer of a section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Whether an item can be moved; moving is not modelled.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// The letters at the side; not heard.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Moves an item; it is never called.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}

/// Opens and closes items by their snapshot.
private struct SnapshotOutline<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  ItemOutline
{
  weak var source: UICollectionViewDiffableDataSource<Section, Item>?

  func isExpanded(at path: IndexPath) -> Bool? { source?.isExpanded(at: path) }
  func toggle(at path: IndexPath) -> Bool { source?.toggle(at: path) ?? false }
}
