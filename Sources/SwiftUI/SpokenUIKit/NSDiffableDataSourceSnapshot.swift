/// The sections and items of a table or a collection, by identifiers of which each is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Section = (id: SectionIdentifierType, items: [ItemIdentifierType])

  var sections: [Section] = []
  /// The items that were added a second time, which are left out.
  var repeated: [ItemIdentifierType] = []
  var known: Set<ItemIdentifierType> = []
  /// The items whose cells are made again.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are filled again.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// No sections.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { known.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sections.first { $0.items.contains(identifier) }?.id }

  /// The number of an item among all, from 0.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    known.contains(identifier) ? itemIdentifiers.firstIndex(of: identifier) : nil
  }

  /// The number of a section, from 0.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: Sections

  /// Adds sections at the end; one that is there already stays where it is.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier) ?? sections.count)
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [Section] = []
    for id in identifiers
    where indexOfSection(id) == nil && !new.contains(where: { $0.id == id }) {
      new.append((id, []))
    }
    sections.insert(contentsOf: new, at: index)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.id) {
      // The items go with their section, and may be added again elsewhere.
      known.subtract(section.items)
      repeated.removeAll { section.items.contains($0) }
    }
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, let old = indexOfSection(identifier),
      indexOfSection(target) != nil
    else { return }
    let section = sections.remove(at: old)
    // The target is looked up again, because taking the section out may have moved it.
    sections.insert(section, at: (indexOfSection(target) ?? 0) + offset)
  }

  /// Has the cells of sections made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
}
