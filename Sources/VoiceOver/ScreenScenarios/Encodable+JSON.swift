import Foundation

extension Encodable {
  /// The value as indented JSON with sorted keys and a line break at its end.
  package func prettyJSON() throws -> String {
    let encoder = JSONEncoder()
    // Foundation writes keys in no fixed order; sorted ones make equal values equal texts.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
