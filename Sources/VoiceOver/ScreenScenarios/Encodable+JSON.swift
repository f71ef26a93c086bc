import Foundation

extension Encodable {
  /// The value as indented JSON with sorted keys and a line break at its end.
  package func prettyJSON() throws -> String { try json(.prettyPrinted) + "\n" }

  /// The value as JSON on one line with sorted keys.
  package func lineOfJSON() throws -> String { try json([]) }

  private func json(_ more: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    // Foundation writes keys in no fixed order; sorted ones make equal values equal texts.
    encoder.outputFormatting = more.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
