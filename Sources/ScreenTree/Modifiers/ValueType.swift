/// How the value of a modifier is written in a file; each form has one codec in ScreenImport.
public enum Form: Hashable, Sendable {
  case text, texts, language, scalar, flag, tristate
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case integers, range, format
  /// One of a few words.
  case choice([String])
  case traits, nodes, references
  case frame, point, points, place
  case customContent, actions, rotors, rotorEntry, effects
  case speech, attributedRanges, labeledPair, cell, context
}

/// The type of a modifier's values: how they are written, and how a property keeps them.
package struct ValueType<Value: Hashable & Sendable>: Sendable {
  package let form: Form
  package let wrap: @Sendable (Value) -> Property.Value
  package let unwrap: @Sendable (Property.Value) -> Value?

  init(
    _ form: Form, _ wrap: @escaping @Sendable (Value) -> Property.Value,
    _ unwrap: @escaping @Sendable (Property.Value) -> Value?
  ) {
    self.form = form
    self.wrap = wrap
    self.unwrap = unwrap
  }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  package static var choice: Self {
    Self(.choice(Value.allCases.map(\.rawValue)), { .word($0.rawValue) }) {
      if case .word(let word) = $0 { Value(rawValue: word) } else { nil }
    }
  }
}

extension ValueType<Double> {
  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> Self {
    Self(.number(range), { .number($0) }) { if case .number(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Int> {
  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range), { .integer($0) }) { if case .integer(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<String> {
  package static var text: Self {
    Self(.text, { .text($0) }) { if case .text(let it) = $0 { it } else { nil } }
  }
  package static var language: Self {
    Self(.language, { .text($0) }) { if case .text(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<String> {
  /// A word of an enumeration, as a property keeps it.
  package static var word: Self {
    Self(.text, { .word($0) }) { if case .word(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[String]> {
  package static var texts: Self {
    Self(.texts, { .texts($0) }) { if case .texts(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Scalar> {
  package static var scalar: Self {
    Self(.scalar, { .scalar($0) }) { if case .scalar(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Bool> {
  package static var flag: Self {
    Self(.flag, { .flag($0) }) { if case .flag(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Tristate> {
  package static var tristate: Self {
    Self(.tristate, { .tristate($0) }) { if case .tristate(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Int]> {
  package static var integers: Self {
    Self(.integers, { .integers($0) }) { if case .integers(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<ClosedRange<Double>> {
  package static var range: Self {
    Self(.range, { .range($0) }) { if case .range(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.ValueFormat> {
  package static var format: Self {
    Self(.format, { .format($0) }) { if case .format(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Node.Trait]> {
  package static var traits: Self {
    Self(.traits, { .traits($0) }) { if case .traits(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Node]> {
  package static var nodes: Self {
    Self(.nodes, { .nodes($0) }) { if case .nodes(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Property.ElementReference]> {
  package static var references: Self {
    Self(.references, { .references($0) }) { if case .references(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Frame> {
  package static var frame: Self {
    Self(.frame, { .frame($0) }) { if case .frame(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Point> {
  package static var point: Self {
    Self(.point, { .point($0) }) { if case .point(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Property.Point]> {
  package static var points: Self {
    Self(.points, { .points($0) }) { if case .points(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Place> {
  package static var place: Self {
    Self(.place, { .place($0) }) { if case .place(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Property.CustomContent]> {
  package static var customContent: Self {
    Self(.customContent, { .customContent($0) }) {
      if case .customContent(let it) = $0 { it } else { nil }
    }
  }
}

extension ValueType<[Property.Action]> {
  package static var actions: Self {
    Self(.actions, { .actions($0) }) { if case .actions(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Property.Rotor]> {
  package static var rotors: Self {
    Self(.rotors, { .rotors($0) }) { if case .rotors(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.RotorEntry> {
  package static var rotorEntry: Self {
    Self(.rotorEntry, { .rotorEntry($0) }) { if case .rotorEntry(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Effect]> {
  package static var effects: Self {
    Self(.effects, { .effects($0) }) { if case .effects(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Speech> {
  package static var speech: Self {
    Self(.speech, { .speech($0) }) { if case .speech(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<[Property.AttributedRange]> {
  package static var attributedRanges: Self {
    Self(.attributedRanges, { .attributedRanges($0) }) {
      if case .attributedRanges(let it) = $0 { it } else { nil }
    }
  }
}

extension ValueType<Property.LabeledPair> {
  package static var labeledPair: Self {
    Self(.labeledPair, { .labeledPair($0) }) {
      if case .labeledPair(let it) = $0 { it } else { nil }
    }
  }
}

extension ValueType<Property.Cell> {
  package static var cell: Self {
    Self(.cell, { .cell($0) }) { if case .cell(let it) = $0 { it } else { nil } }
  }
}

extension ValueType<Property.Context> {
  package static var context: Self {
    Self(.context, { .context($0) }) { if case .context(let it) = $0 { it } else { nil } }
  }
}
