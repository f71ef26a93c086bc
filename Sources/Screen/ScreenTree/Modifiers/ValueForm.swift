/// The syntax of a modifier's value; each form has one codec in ScreenFiles.
package enum ModifierForm: Hashable, Sendable {
  case text, texts, language, scalar, flag, tristate
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case integers, range, format
  case childBehavior, containerType, live
  case popup, sort, invalidity, currentItem, directTouch, insertionPoint
  case traits, nodes, references
  case frame, point, points, place
  case customContent, actions, rotors, rotorEntry, effects
  case speech, attributedRanges, labeledPair, cell, context
  case chart
  /// No file has it.
  case none
}

/// A form with its type of value.
struct ValueForm<Value>: Sendable {
  let form: ModifierForm

  init(_ form: ModifierForm) { self.form = form }
}

extension ValueForm<Double> {
  static func number(_ range: ClosedRange<Double>) -> Self { Self(.number(range)) }
}

extension ValueForm<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Self { Self(.integer(range)) }
}

extension ValueForm<String> {
  static var text: Self { Self(.text) }
  static var language: Self { Self(.language) }
}

extension ValueForm<[String]> {
  static var texts: Self { Self(.texts) }
}

extension ValueForm<Property.Scalar> {
  static var scalar: Self { Self(.scalar) }
}

extension ValueForm<Bool> {
  static var flag: Self { Self(.flag) }
}

extension ValueForm<Property.Tristate> {
  static var tristate: Self { Self(.tristate) }
}

extension ValueForm<[Int]> {
  static var integers: Self { Self(.integers) }
}

extension ValueForm<ClosedRange<Double>> {
  static var range: Self { Self(.range) }
}

extension ValueForm<Property.ValueFormat> {
  static var format: Self { Self(.format) }
}

extension ValueForm<[Node.Trait]> {
  static var traits: Self { Self(.traits) }
}

extension ValueForm<[Node]> {
  static var nodes: Self { Self(.nodes) }
}

extension ValueForm<[Property.ElementReference]> {
  static var references: Self { Self(.references) }
}

extension ValueForm<Frame> {
  static var frame: Self { Self(.frame) }
}

extension ValueForm<Property.Point> {
  static var point: Self { Self(.point) }
}

extension ValueForm<[Property.Point]> {
  static var points: Self { Self(.points) }
}

extension ValueForm<Property.Place> {
  static var place: Self { Self(.place) }
}

extension ValueForm<[Property.CustomContent]> {
  static var customContent: Self { Self(.customContent) }
}

extension ValueForm<[Property.Action]> {
  static var actions: Self { Self(.actions) }
}

extension ValueForm<[Property.Rotor]> {
  static var rotors: Self { Self(.rotors) }
}

extension ValueForm<Property.RotorEntry> {
  static var rotorEntry: Self { Self(.rotorEntry) }
}

extension ValueForm<[Effect]> {
  static var effects: Self { Self(.effects) }
}

extension ValueForm<Property.Speech> {
  static var speech: Self { Self(.speech) }
}

extension ValueForm<[Property.AttributedRange]> {
  static var attributedRanges: Self { Self(.attributedRanges) }
}

extension ValueForm<Property.LabeledPair> {
  static var labeledPair: Self { Self(.labeledPair) }
}

extension ValueForm<Property.Cell> {
  static var cell: Self { Self(.cell) }
}

extension ValueForm<Property.Context> {
  static var context: Self { Self(.context) }
}

extension ValueForm<Property.Chart> {
  static var chart: Self { Self(.chart) }
}

extension ValueForm<Property.ChildBehavior> {
  static var childBehavior: Self { Self(.childBehavior) }
}

extension ValueForm<Property.ContainerType> {
  static var containerType: Self { Self(.containerType) }
}

extension ValueForm<Property.Live> {
  static var live: Self { Self(.live) }
}

extension ValueForm<Property.Popup> {
  static var popup: Self { Self(.popup) }
}

extension ValueForm<Property.Sort> {
  static var sort: Self { Self(.sort) }
}

extension ValueForm<Property.Invalidity> {
  static var invalidity: Self { Self(.invalidity) }
}

extension ValueForm<Property.CurrentItem> {
  static var currentItem: Self { Self(.currentItem) }
}

extension ValueForm<Property.DirectTouch> {
  static var directTouch: Self { Self(.directTouch) }
}

extension ValueForm<Property.InsertionPoint> {
  static var insertionPoint: Self { Self(.insertionPoint) }
}
