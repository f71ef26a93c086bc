import ScreenTree

extension ScreenWriter {
  /// Where a cell lies; what is not known is left out.
  static func cell(_ cell: Property.Cell) -> [(String, Document)] {
    let pairs: [(String, Int?)] = [
      ("row", cell.row), ("column", cell.column),
      ("rowSpan", cell.rowSpan == 1 ? nil : cell.rowSpan),
      ("columnSpan", cell.columnSpan == 1 ? nil : cell.columnSpan),
    ]
    return pairs.compactMap { name, number in number.map { (name, .number(Double($0))) } }
  }

  /// What a container would say.
  static func context(_ context: Property.Context) -> Document {
    func place(_ place: Property.Place) -> Document {
      .list([Double(place.number), Double(place.count)])
    }
    switch context {
    case .series(let it): return .mapping([("series", place(it))])
    case .tab(let it): return .mapping([("tab", place(it))])
    case .tabBarItem(let it): return .mapping([("tabBarItem", place(it))])
    case .listStart: return .mapping([("list", .word("start"))])
    case .listEnd: return .mapping([("list", .word("end"))])
    case .landmarkStart: return .mapping([("landmark", .word("start"))])
    case .landmarkEnd: return .mapping([("landmark", .word("end"))])
    case .cell(let cell): return .mapping([("cell", .mapping(cellContext(cell)))])
    }
  }

  private static func cellContext(_ context: Property.CellContext) -> [(String, Document)] {
    var pairs = cell(context.cell)
    if let isFirst = context.isFirstInRow { pairs.append(("firstInRow", .flag(isFirst))) }
    if context.isRowHeader { pairs.append(("isRowHeader", .flag(true))) }
    if context.isColumnHeader { pairs.append(("isColumnHeader", .flag(true))) }
    if !context.rowHeaders.isEmpty { pairs.append(("rowHeaders", nodes(context.rowHeaders))) }
    if !context.columnHeaders.isEmpty {
      pairs.append(("columnHeaders", nodes(context.columnHeaders)))
    }
    return pairs
  }

  /// What the app does, as a step of a file.
  static func effect(_ effect: Effect) -> Document {
    switch effect {
    case .open(let name): .mapping([("open", .text(name))])
    case .close: .word("close")
    case .update(let change): .mapping([("update", self.change(change))])
    case .remove(let id): .mapping([("remove", .text(id))])
    case .show(let id): .mapping([("show", .text(id))])
    case .focus(let id): .mapping([("focus", .text(id))])
    case .announce(let announcement): .mapping([("announce", self.announcement(announcement))])
    case .screenChanged(let target): self.target("screenChanged", target)
    case .layoutChanged(let target): self.target("layoutChanged", target)
    case .pageScrolled(let text): .mapping([("pageScrolled", .text(text))])
    }
  }

  private static func target(_ word: String, _ target: Effect.Target?) -> Document {
    switch target {
    case nil: .word(word)
    case .id(let id): .mapping([(word, .text(id))])
    case .text(let text): .mapping([(word, .mapping([("text", .text(text))]))])
    }
  }

  private static func change(_ change: Effect.Change) -> Document {
    var pairs: [(String, Document)] = [("id", .text(change.id))]
    if let title = change.title { pairs.append(("title", .text(title))) }
    pairs += change.properties.map { ($0.name.rawValue, value(of: $0.value)) }
    return .mapping(pairs)
  }

  private static func announcement(_ announcement: Announcement) -> Document {
    var pairs: [(String, Document)] = [("text", .text(announcement.text))]
    if announcement.priority != .default {
      pairs.append(("priority", .word(announcement.priority.rawValue)))
    }
    if announcement.isQueued { pairs.append(("queued", .flag(true))) }
    if let tag = announcement.language { pairs.append(("language", .text(tag))) }
    return .mapping(pairs)
  }
}
