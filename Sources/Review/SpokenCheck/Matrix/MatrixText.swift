import Foundation
import ScreenScenarios
import ScreenTree
import SpokenSyntax

extension Matrix {
  /// The table as text: for each stop the first column, and the other cells that differ.
  package var text: String {
    guard !rows.isEmpty else {
      return "nothing differs between \(columns.joined(separator: ", "))\n"
    }
    let width = columns.map(\.count).max() ?? 0
    func line(_ column: String, _ words: String) -> String {
      let space = String(repeating: " ", count: width - column.count)
      return "  \(column)\(space)  \(words.isEmpty ? "—" : words)".printedLine + "\n"
    }
    return rows.map { row in
      "\(row.stop)".printedLine + "\n" + line(columns[0], row.first)
        + zip(columns.dropFirst(), row.others).map { column, cell in
          cell.map { line(column, $0) } ?? ""
        }.joined()
    }.joined()
  }

  /// The table as Markdown; a cell is empty if it equals the first column.
  package var markdown: String {
    let end = about.map { "\n\($0.markdown)\n" } ?? ""
    guard !rows.isEmpty else {
      return "Nothing differs between \(columns.map(\.inCode).joined(separator: ", ")).\n" + end
    }
    let lines = rows.map { row in
      let others = row.others.map { $0.map { $0.isEmpty ? "—" : $0.inCell } ?? "" }
      return ([row.stop.inCell, row.first.isEmpty ? "—" : row.first.inCell] + others).tableRow
    }
    return (["stop"] + columns.map(\.inCell)).tableHead + lines.joined() + end
  }

  /// The table as JSON: `about`, `columns`, and `rows` with `stop`, `first` and `others`, where null means
  /// the same as the first and an empty text means that there is no such stop.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    struct Table: Encodable {
      var about: Provenance?
      var columns: [String]
      var rows: [Row]
    }
    return try Table(about: about, columns: columns, rows: rows).prettyJSON()
  }
}

extension String {
  /// The text as a cell of a Markdown table: code, in which a bar would end the cell.
  fileprivate var inCell: String { inCode.inTableCell }
}
