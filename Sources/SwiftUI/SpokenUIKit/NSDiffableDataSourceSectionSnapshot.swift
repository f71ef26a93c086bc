/// The items of a section of which some are in others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private struct Entry: Sendable {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
  }

  /// All items, each after the one that it is in.
  private var entries: [Entry] = []
  private var open: Set<ItemIdentifierType> = []

  /// No items.
  public init() {}

  /// All items, also those that are not shown.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that are in no other one.
  public var rootItems: [ItemIdentifierType] {
    entries.filter { $0.parent == nil }.map(\.item)
  }
  /// The items that are shown.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }
  /// The items whose items are shown.
  public var expandedItems: [ItemIdentifierType] { items.filter { isExpanded($0) } }

  /// Adds items at the end, or at the end of another item.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let new = items.filter { !contains($0) }.map { Entry(item: $0, parent: parent) }
    guard let parent, let place = entries.firstIndex(where: { $0.item == parent }) else {
      return entries += new
    }
    entries.insert(contentsOf: new, at: end(after: place))
  }

  /// Adds items before another one.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = entries.firstIndex(where: { $0.item == beforeIdentifier }) else { return }
    let parent = entries[place].parent
    entries.insert(contentsOf: items.map { Entry(item: $0, parent: parent) }, at: place)
  }

  /// Adds items after another one.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard let place = entries.firstIndex(where: { $0.item == afterIdentifier }) else { return }
    let parent = entries[place].parent
    entries.insert(
      contentsOf: items.map { Entry(item: $0, parent: parent) }, at: end(after: place))
  }

  /// Takes items out, with those in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = entries.firstIndex(where: { $0.item == item }) else { continue }
      entries.removeSubrange(place..<end(after: place))
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { entries = [] }
  /// Shows the items in some.
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
  /// Hides the items in some.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

  /// Whether the items in one are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    // An item may be marked as open before it has any items.
    open.contains(item) && hasChildren(item)
  }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let entry = entries.first(where: { $0.item == item }) else { return false }
    // An open item in a closed one stays open, but is not shown until that opens, too.
    return entry.parent.map { open.contains($0) && isVisible($0) } ?? true
  }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    entries.contains { $0.item == item }
  }
  /// In how many others an item is.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  /// The number of an item, from 0.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// The item that one is in.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    entries.first { $0.item == child }?.parent
  }
  /// Whether there are items in one.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { entries.contains { $0.parent == item } }

  /// The items in one, as a snapshot of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let place = entries.firstIndex(where: { $0.item == parent }) else { return part }
    let inside = entries[(place + 1)..<end(after: place)]
    part.entries =
      (includingParent ? [Entry(item: parent, parent: nil)] : [])
      + inside.map {
        Entry(item: $0.item, parent: $0.parent == parent && !includingParent ? nil : $0.parent)
      }
    part.open = open
    return part
  }

  /// The place after an item and those in it.
  private func end(after place: Int) -> Int {
    // Items inside stand directly after their parent, so the first one of another parent ends them.
    var inside: Set<ItemIdentifierType> = [entries[place].item]
    var end = place + 1
    while end < entries.count, let parent = entries[end].parent, inside.contains(parent) {
      inside.insert(entries[end].item)
      end += 1
    }
    return end
  }
}
