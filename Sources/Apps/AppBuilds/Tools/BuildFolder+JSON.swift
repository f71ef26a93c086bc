import Foundation

extension BuildFolder {
  /// A value as JSON on one line with sorted keys, so that equal values are equal bytes.
  ///
  /// Every record of a build consists of texts, numbers and lists of them, which can always be
  /// written.
  static func json(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  /// The value in a file of JSON; nil when the file is missing, or another version wrote it.
  func value<Value: Decodable>(in name: String) -> Value? {
    read(name).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }
}
