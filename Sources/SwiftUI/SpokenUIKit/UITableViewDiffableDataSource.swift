public import Foundation
import ScreenTree
import SpokenViews

/// Gives a table the rows of a snapshot.
@preconcurrency
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; nil for a cell without content.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = Snapshot()
  /// How a change of rows moves; not heard.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The data source of a table, which does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The sections and items now.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items; those that stay keep their selection.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let again = snapshot.reloadedItems
    // Kept as items, because after the change the same places mean other items.
    let chosen = (table?.selected ?? []).compactMap { itemIdentifier(for: $0) }
    // The old snapshot says which item was at a place; the new one where it is now.
    let old = current
    let places = snapshot.places
    current = snapshot
    snapshot.reportRepeated(in: table)
    table?.load { path in
      old.item(section: path.section, item: path.item).flatMap { places[$0] }
    }
    table?.selected = chosen.filter { !again.contains($0) }.compactMap { places[$0] }
    completion?()
  }

  /// Shows other sections and items; nothing is selected then.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    snapshot.reportRepeated(in: table)
    table?.reloadData()
    completion?()
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(section: indexPath.section, item: indexPath.row)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }
  /// The words before a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The words after a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; moving is not modelled.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Moves a row; it is never called.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The letters at the side; not heard.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Adds or deletes a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension NSDiffableDataSourceSnapshot {
  /// The items whose cells are made again, alone or with their sections.
  var reloadedItems: Set<ItemIdentifierType> {
    Set(reloadedItemIdentifiers)
      .union(reloadedSectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) })
  }

  /// Reports items that were added twice, with which an app of UIKit stops.
  @MainActor
  func reportRepeated(in view: UIView?) {
    guard let first = repeated.first else { return }
    (view?.shownIn?.root ?? ActingScreen.root)?.report(
      at: .unknown,
      "the item \("\(first)".shown(in: 80)) is in the snapshot twice, with which UIKit stops the app. "
        + "Give each item an identifier of its own.")
  }
}
