import ScreenDocuments
import ScreenTree

/// The words for some numbers of an axis.
extension Codec {
  /// A mapping from numbers, as a chart has them, to texts; there are no more than points.
  static var chartWords: Codec<[Double: String]> {
    Codec<[Double: String]>(
      "`{number: text}`",
      schema: .schema(type: "object", [("additionalProperties", Document.textSchema)])
    ) { reader, document, key in
      let entries = reader.found(
        document.entries, in: document,
        else: "'words' has a text for each number, such as {120: 120 bags}")
      guard let entries else { return nil }
      let most = Property.Chart.mostPoints
      return reader.found(
        entries.count <= most ? entries : nil, in: document,
        else: "'words' has at most \(most) numbers, not \(entries.count)"
      ).map { reader.chartWords($0, key) }
    } write: { words in
      .mapping(words.sorted { $0.key < $1.key }.map { ($0.key.exact, .text($0.value)) })
    }
  }
}

extension NodeReader {
  /// The texts by their numbers; a number that is written in two ways, such as 1 and 1.0, is there twice.
  fileprivate mutating func chartWords(
    _ entries: [Document.Entry], _ key: ValueKey
  ) -> [Double: String] {
    var words: [Double: String] = [:]
    var places: [Double: Document.Entry] = [:]
    for entry in entries {
      guard let number = chartNumber(entry) else { continue }
      if let first = places[number] {
        fault(
          "'words' has \(number.short) in line \(first.position.line) already, as "
            + "'\(first.key.prefix(40))'; a number has one text", at: entry.position)
        continue
      }
      places[number] = entry
      words[number] = text(entry.value, key.name)
    }
    return words
  }

  /// The number of an entry, in the range of all numbers of a chart.
  private mutating func chartNumber(_ entry: Document.Entry) -> Double? {
    guard let number = Double(entry.key), !number.isNaN else {
      fault("'words' is about numbers, and '\(entry.key.prefix(40))' is none", at: entry.position)
      return nil
    }
    guard Self.chartNumbers.contains(number) else {
      let bounds = "\(Self.chartNumbers.lowerBound.short) to \(Self.chartNumbers.upperBound.short)"
      fault(
        "the numbers of 'words' go from \(bounds), not \(entry.key.prefix(40))",
        at: entry.position)
      return nil
    }
    return number
  }
}

extension Double {
  /// The number as a text from which it is read again to the last bit, whole numbers without a point.
  fileprivate var exact: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
