import Foundation

extension BuildFolder {
  /// A value as JSON on one line with sorted keys, so that equal values are equal bytes.
  ///
  /// The records of a build consist of texts, flags, finite numbers, and lists and dictionaries of
  /// them, which can always be written.
  static func json(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  /// The value in a file of JSON; nil when it cannot be read, or has no such value.
  func value<Value: Decodable>(in name: String) -> Value? {
    read(name).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }
}
