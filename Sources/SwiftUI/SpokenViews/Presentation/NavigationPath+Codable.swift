import Foundation

extension NavigationPath {
  /// The path in a form that can be stored; nil when one of its values cannot.
  public var codable: CodableRepresentation? {
    let values = values.compactMap { $0.base as? any Codable & Hashable }
    // All or nothing: a path with a gap would open other screens.
    return values.count == self.values.count ? CodableRepresentation(values: values) : nil
  }

  /// A path that was stored.
  public init(_ codable: CodableRepresentation) {
    values = codable.values.map { AnyHashable($0) }
  }

  /// A path as a list of names of types and values, each as JSON in a text.
  public struct CodableRepresentation: Codable {
    let values: [any Codable & Hashable]

    init(values: [any Codable & Hashable]) { self.values = values }

    /// Reads the types and the values; throws when the program has no such type.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "there is no type '\(name)' that can be stored")
        }
        let json = Data(try list.decode(String.self).utf8)
        values.append(try JSONDecoder().decode(type, from: json))
      }
      self.values = values
    }

    /// Writes the types and the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        try list.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both are of the same values.
  public static func == (one: Self, other: Self) -> Bool {
    one.values.map { AnyHashable($0) } == other.values.map { AnyHashable($0) }
  }
}
