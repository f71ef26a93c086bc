import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension Container {
  /// The word of the Mac for its kind: that of its role, never "Group" for a landmark.
  var macKind: Word.ID {
    if let word = webRole?.macWord { return word }
    if kind == .scrollView { return .scrollArea }
    if kind == .alert { return .alert }
    if kind == .sheet { return .macDialog }
    switch type {
    case .list: return .list
    case .definitionList: return .macDescriptionList
    case .dataTable: return .table
    case .tabBar: return .tabGroup
    case .landmark: return .macRegion
    case .none, .semanticGroup: return .group
    }
  }

  /// Whether it is a list: the word for it comes first, and its end has no name.
  var isMacList: Bool { macKind == .list || macKind == .macDescriptionList }

  /// What the Mac says of it where it starts: its name, its states, its kind and its size.
  func macSegments(_ rule: Attribution, _ words: Vocabulary) -> [Segment] {
    let kind = [rule.segment(words[macKind], .trait, at: role?.origin ?? origin)]
    let name =
      [label.map { rule.segment($0, .label, in: words) }]
      + [value.map { rule.segment($0, .value, in: words) }]
    let said = name.compactMap { $0 } + macStates(rule, words)
    return (isMacList ? kind + said : said + kind)
      + sizes(words).map { rule.segment($0, .position, at: origin) }
  }

  /// Its states: "required", and "dimmed" if it has a name.
  private func macStates(_ rule: Attribution, _ words: Vocabulary) -> [Segment] {
    let remarks = states.compactMap { state in
      state.value.remark.map {
        rule.segment(words[$0], .state, at: state.origin, by: state.pass)
      }
    }
    guard label != nil, let dimmed else { return remarks }
    return remarks + [rule.segment(words[.dimmed], .state, at: dimmed.origin, by: dimmed.pass)]
  }

  /// How many items a list has, and how deep it is; how large a table is.
  private func sizes(_ words: Vocabulary) -> [Word] {
    if isMacList {
      let depth = level > 1 ? [words[.macLevel].filled("\(level)")] : []
      return [words[.items, counting: itemCount]] + depth
    }
    if macKind == .table {
      return size.map { [words.macTableSize(columns: $0.columns, rows: $0.rows)] } ?? []
    }
    return macKind == .scrollArea ? [words[.items, counting: itemCount]] : []
  }
}
