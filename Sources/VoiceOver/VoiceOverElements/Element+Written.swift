import ScreenTree

// Values as a screen file writes them, for the line that describes an element.

extension Element.State {
  /// The key, with its value unless that is `true`.
  var written: String {
    switch self {
    case .draggable: "draggable"
    case .checked(let state): "checked: \(state.written)"
    case .pressed(let state): "pressed: \(state.written)"
    case .required: "required"
    case .popup(let popup): "haspopup: \(popup.rawValue)"
    case .sorted(let sort): "sort: \(sort.rawValue)"
    case .invalid(let kind): "invalid: \(kind.rawValue)"
    case .readOnly: "readonly"
    case .visited: "visited"
    case .busy: "busy"
    case .current(let item): "current: \(item.rawValue)"
    }
  }
}

extension Property.Tristate {
  fileprivate var written: String {
    switch self {
    case .on: "true"
    case .off: "false"
    case .mixed: "mixed"
    }
  }
}

extension Element.Context {
  /// The key of the context with its value.
  var written: String {
    switch self {
    case .series(let place): "series: \(place.written)"
    case .tab(let place): "tab: \(place.written)"
    case .tabBarItem(let place): "tabBarItem: \(place.written)"
    case .listStart: "list: start"
    case .listEnd: "list: end"
    case .landmarkStart: "landmark: start"
    case .landmarkEnd: "landmark: end"
    case .definitionListStart: "definitionList: start"
    case .definitionListEnd: "definitionList: end"
    }
  }
}

extension Property.Place {
  fileprivate var written: String { "[\(number), \(count)]" }
}

extension Element.TableCell {
  /// Its position and its headers.
  var written: String {
    let cell = cell
    return mapping([
      ("row", cell.row.map(String.init)), ("column", cell.column.map(String.init)),
      ("rowSpan", cell.rowSpan == 1 ? nil : "\(cell.rowSpan)"),
      ("columnSpan", cell.columnSpan == 1 ? nil : "\(cell.columnSpan)"),
      ("columnCount", columnCount.map(String.init)),
      ("firstInRow", isFirstInRow ? "true" : nil), ("isRowHeader", isRowHeader ? "true" : nil),
      ("isColumnHeader", isColumnHeader ? "true" : nil),
      ("rowHeaders", rowHeaders.written), ("columnHeaders", columnHeaders.written),
    ])
  }
}

extension [Element.Header] {
  /// The words of the headers, or nil.
  fileprivate var written: String? {
    let texts = map { ($0.label + $0.value).map { "\"\($0.value)\"" }.joined(separator: " ") }
    return isEmpty ? nil : "[\(texts.joined(separator: ", "))]"
  }
}

extension Property.Speech {
  /// The attributes that are set.
  var written: String {
    mapping([
      ("pitch", pitch.map(\.short)), ("spellsOut", spellsOut.map { "\($0)" }),
      ("alwaysIncludesPunctuation", alwaysIncludesPunctuation.map { "\($0)" }),
      ("queued", queued.map { "\($0)" }), ("ipa", ipa), ("language", language),
      ("heading", headingLevel.map(String.init)),
    ])
  }
}

/// A mapping in YAML's flow style, without keys that have no value.
private func mapping(_ pairs: [(key: String, value: String?)]) -> String {
  let entries = pairs.compactMap { pair in pair.value.map { "\(pair.key): \($0)" } }
  return "{\(entries.joined(separator: ", "))}"
}
