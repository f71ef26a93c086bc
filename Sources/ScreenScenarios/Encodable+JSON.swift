import Foundation

extension Encodable {
  /// The value as indented JSON with sorted keys and a line break at its end.
  package func prettyJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
