/// One thing that a file says about a node: a modifier with its value, and where the file says it.
public final class Property: ModifierNames, Hashable, @unchecked Sendable {
  /// What is said.
  public let modifier: AnyModifier
  /// The value, as the modifier keeps it.
  public let value: Value
  /// The place of its key in the file.
  public let position: Position

  package init(_ modifier: AnyModifier, _ value: Value, at position: Position) {
    self.modifier = modifier
    self.value = value
    self.position = position
  }

  /// The value when the property is one of this modifier, else nil.
  public subscript<Value>(_ modifier: Modifier<Value>) -> Value? {
    self.modifier === modifier ? modifier.value(of: self) : nil
  }

  /// The same property at another place.
  public func at(_ position: Position) -> Property { Property(modifier, value, at: position) }

  /// Whether both say the same at the same place.
  public static func == (one: Property, other: Property) -> Bool {
    one === other
      || one.modifier === other.modifier && one.position == other.position
        && one.value == other.value
  }

  /// Hashes what is said.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(modifier)
    hasher.combine(value)
  }

  /// A value by its type; a modifier says which of them its values have.
  public enum Value: Hashable, Sendable {
    case text(String)
    case texts([String])
    case word(String)
    case scalar(Scalar)
    case flag(Bool)
    case tristate(Tristate)
    case number(Double)
    case integer(Int)
    case integers([Int])
    case range(ClosedRange<Double>)
    case format(ValueFormat)
    case traits([Node.Trait])
    case nodes([Node])
    case references([ElementReference])
    case frame(Frame)
    case point(Point)
    case points([Point])
    case place(Place)
    case customContent([CustomContent])
    case actions([Action])
    case rotors([Rotor])
    case rotorEntry(RotorEntry)
    case effects([Effect])
    case speech(Speech)
    case attributedRanges([AttributedRange])
    case labeledPair(LabeledPair)
    case cell(Cell)
    case context(Context)
  }
}

extension Node {
  /// The value of a modifier, or nil when the file does not say it; the last word of the file counts.
  public subscript<Value>(_ modifier: Modifier<Value>) -> Value? {
    for property in properties.reversed() where property.modifier === modifier {
      return modifier.value(of: property)
    }
    return nil
  }

  /// The values of a modifier that may be said several times, in the order of the file.
  public func all<Value>(_ modifier: Modifier<Value>) -> [Value] {
    properties.compactMap { $0[modifier] }
  }

  /// Whether the file says something with a modifier.
  public func states(_ modifier: AnyModifier) -> Bool {
    properties.contains { $0.modifier === modifier }
  }

  /// The place of a modifier in the file, or nil when the file does not say it.
  public func position(of modifier: AnyModifier) -> Position? {
    properties.last { $0.modifier === modifier }?.position
  }

  /// The node with a property in the place of those of the same modifier.
  package func with(_ property: Property) -> Node {
    var node = self
    let place = position(of: property.modifier) ?? property.position
    node.properties.removeAll { $0.modifier === property.modifier }
    node.properties.append(property.at(place))
    return node
  }
}
