import Foundation

/// Changes of items.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section =
      sectionIdentifier.map { id in sections.firstIndex { $0.id == id } } ?? sections.indices.last
    guard let section else { return }
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.item)
  }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.item + 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at item: Int) {
    var new: [ItemIdentifierType] = []
    for id in identifiers {
      // A snapshot has no screen to report to, so that repeated items are kept until it is applied.
      if known.insert(id).inserted { new.append(id) } else { repeated.append(id) }
    }
    sections[section].items.insert(contentsOf: new, at: item)
  }

  /// The place of an item; nil if it is not there.
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    // The set answers at once for items that are not there, which spares a search through all
    // sections.
    guard known.contains(identifier) else { return nil }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  /// The places of all items.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, id) in content.items.enumerated() {
        places[id] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// The item at a place; nil beyond the items.
  func item(section: Int, item: Int) -> ItemIdentifierType? {
    guard sections.indices.contains(section), sections[section].items.indices.contains(item) else {
      return nil
    }
    return sections[section].items[item]
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    repeated.removeAll { gone.contains($0) }
    takeOut(gone)
  }

  private mutating func takeOut(_ gone: Set<ItemIdentifierType>) {
    known.subtract(gone)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    sections = []
    known = []
    repeated = []
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, known.contains(identifier), known.contains(toIdentifier)
    else { return }
    // Taken out without `deleteItems`, which would also forget that the item was repeated.
    takeOut([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, known.contains(identifier), known.contains(toIdentifier)
    else { return }
    takeOut([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has the cells of items made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
}
