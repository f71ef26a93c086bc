/// A property of a node in a file: a modifier with its value, and its position.
public class Property: ModifierNames, Hashable, @unchecked Sendable {
  /// The modifier.
  public let modifier: AnyModifier
  /// The position of its key in the file.
  public let position: Position

  fileprivate init(_ modifier: AnyModifier, at position: Position) {
    self.modifier = modifier
    self.position = position
  }

  /// The value if the property has this modifier, otherwise nil.
  public subscript<Value>(_ modifier: Modifier<Value>) -> Value? {
    self.modifier === modifier ? (self as? PropertyOf<Value>)?.value : nil
  }

  /// The same property at another position.
  package func at(_ position: Position) -> Property { self }

  /// Whether both have the same value and position.
  public static func == (one: Property, other: Property) -> Bool {
    one === other
      || one.modifier === other.modifier && one.position == other.position
        && one.hasValue(of: other)
  }

  /// Whether another property of the same modifier has the same value.
  fileprivate func hasValue(of other: Property) -> Bool { self === other }

  /// Hashes the modifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(modifier) }
}

/// A property with its type of value.
final class PropertyOf<Value: Hashable & Sendable>: Property, @unchecked Sendable {
  fileprivate let value: Value

  init(_ modifier: AnyModifier, _ value: Value, at position: Position) {
    self.value = value
    super.init(modifier, at: position)
  }

  override func at(_ position: Position) -> Property { PropertyOf(modifier, value, at: position) }

  override fileprivate func hasValue(of other: Property) -> Bool {
    (other as? PropertyOf<Value>)?.value == value
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(modifier)
    hasher.combine(value)
  }
}

extension [Property] {
  /// The value of a modifier, or nil; the last one in the file is used.
  package subscript<Value>(_ modifier: Modifier<Value>) -> Value? {
    last { $0.modifier === modifier }?[modifier]
  }
}

extension Node {
  /// The value of a modifier, or nil; the last one in the file is used.
  public subscript<Value>(_ modifier: Modifier<Value>) -> Value? { properties[modifier] }

  /// The values of a modifier that may occur several times, in the order of the file.
  public func all<Value>(_ modifier: Modifier<Value>) -> [Value] {
    properties.compactMap { $0[modifier] }
  }

  /// Whether the file sets a modifier.
  public func states(_ modifier: AnyModifier) -> Bool {
    properties.contains { $0.modifier === modifier }
  }

  /// The position of a modifier in the file, or nil.
  public func position(of modifier: AnyModifier) -> Position? {
    properties.last { $0.modifier === modifier }?.position
  }

  /// The node with a property that replaces those of the same modifier.
  package func with(_ property: Property) -> Node {
    var node = self
    let place = position(of: property.modifier) ?? property.position
    node.properties.removeAll { $0.modifier === property.modifier }
    node.properties.append(property.at(place))
    return node
  }
}
