package import ScreenTree

/// A value, its origin, and the pass that chose it.
package struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  package var value: Value
  /// The property of the file that it comes from.
  package var origin: Origin
  /// The pass that derived it from the property.
  package var pass: Pass

  /// A value with its source.
  package init(_ value: Value, from origin: Origin, by pass: Pass) {
    self.value = value
    self.origin = origin
    self.pass = pass
  }

  /// The same source with another value.
  package func map<Other: Hashable & Sendable>(_ change: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(change(value), from: origin, by: pass)
  }
}

/// How the resolver derived a value; each case is one rule.
package enum Pass: String, Hashable, Sendable, CaseIterable {
  /// A modifier in the file.
  case stated
  /// The title beside the class.
  case title
  /// The default of the class, such as the button trait of a button.
  case classDefault
  /// A trait from the type of an element, in a capture without traits.
  case inferred
  /// A trait from the place of an element, in a capture without traits.
  case guessed
  /// The default label of an SF Symbol.
  case symbolLabel
  /// The default label of another form of an SF Symbol, such as that without a circle.
  case symbolVariant
  /// The name of an SF Symbol of which no default label is known.
  case symbolName
  /// The name of an image, its separators read as spaces.
  case imageName
  /// The value of a control in words.
  case formattedValue
  /// Merged from a child by `combine`.
  case combined
  /// Taken from the view that represents this one.
  case represented
  /// Taken from the label of a labelled pair.
  case paired
  /// The position among the members of a container.
  case counted
  /// Worked out from the data of a chart.
  case charted
}
