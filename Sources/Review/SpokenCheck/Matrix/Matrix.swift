package import ScreenScenarios

/// One input under several settings, platforms and languages, compared.
package struct Matrix: Sendable {
  /// One combination of settings, platform and language.
  package struct Column: Sendable {
    /// The name in tables.
    package var name: String
    /// The stops.
    package var heard: SpokenTranscript

    /// A combination with its stops.
    package init(_ name: String, _ heard: SpokenTranscript) {
      self.name = name
      self.heard = heard
    }
  }

  /// A stop that is not the same in all columns.
  package struct Row: Hashable, Sendable, Encodable {
    /// The name of the stop: its id, or its label in quotation marks.
    package var stop: String
    /// The words in the first column; empty without such a stop.
    package var first: String
    /// The words in each other column: nil if they are the same, empty without such a stop.
    package var others: [String?]
  }

  /// The names of the columns.
  package var columns: [String]
  /// The rows that differ, in the order of the first column.
  package var rows: [Row]
  /// What made the columns, which Markdown and JSON state; nil to leave it out.
  package var about: Provenance?

  /// Compares every column with the first, stop by stop.
  package init(_ columns: [Column]) {
    self.columns = columns.map(\.name)
    rows = []
    guard let base = columns.first?.heard.stops.map(\.byNode) else { return }
    var cells = base.map { _ in [String?](repeating: nil, count: columns.count - 1) }
    var extra: [Int: [Extra]] = [:]
    for (index, column) in columns.dropFirst().enumerated() {
      let stops = column.heard.stops.map(\.byNode)
      let partners = StopPairing(base, stops).partners
      for (place, partner) in partners.enumerated() {
        let text = partner.map { stops[$0].wholeText } ?? ""
        cells[place][index] = text == base[place].wholeText ? nil : text
      }
      let owners = Dictionary(
        partners.enumerated().compactMap { place, partner in partner.map { ($0, place) } },
        uniquingKeysWith: { first, _ in first })
      var last = -1
      for (number, stop) in stops.enumerated() {
        last = owners[number] ?? last
        if owners[number] == nil {
          extra[last, default: []].add(stop, in: index, of: columns.count - 1)
        }
      }
    }
    // -1 is the place before the first stop of the first column.
    rows = (extra[-1] ?? []).map(\.row)
    for (place, stop) in base.enumerated() {
      if cells[place].contains(where: { $0 != nil }) {
        rows.append(
          Row(stop: columns[0].heard.stops[place].name, first: stop.wholeText, others: cells[place])
        )
      }
      rows += (extra[place] ?? []).map(\.row)
    }
  }
}

/// A stop that the first column does not have.
private struct Extra {
  var key: String
  var row: Matrix.Row
}

extension [Extra] {
  /// Adds the stop of a column; the same stop of several columns is one row.
  fileprivate mutating func add(_ stop: SpokenStop, in column: Int, of count: Int) {
    let key = stop.node ?? stop.text
    let place = firstIndex { $0.key == key && $0.row.others[column]?.isEmpty ?? false }
    let empty = Matrix.Row(
      stop: stop.name, first: "", others: Array<String?>(repeating: "", count: count))
    if place == nil { append(Extra(key: key, row: empty)) }
    self[place ?? self.count - 1].row.others[column] = stop.wholeText
  }
}

extension SpokenStop {
  /// The stop under the name of its view, which is the same in every combination.
  fileprivate var byNode: SpokenStop {
    var stop = self
    stop.id = node
    return stop
  }

  /// All words, on one line.
  fileprivate var wholeText: String {
    ([text] + (hint + cues).map(\.text)).filter { !$0.isEmpty }
      .joined(separator: " / ")
  }
}
