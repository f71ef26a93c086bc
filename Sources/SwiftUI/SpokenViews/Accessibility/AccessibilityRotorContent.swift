public import ScreenTree

/// The entries of a custom rotor.
public protocol AccessibilityRotorContent {
  /// The entries, in their order.
  var rotorEntries: [Property.Rotor.Entry] { get }
}

/// A target of a custom rotor: a view, or a range of its text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The entry as nodes have it.
  public let rotorEntries: [Property.Rotor.Entry]

  init(
    _ id: ID, _ namespace: Namespace.ID?, _ range: Range<String.Index>?, _ text: String
  ) {
    let numbers = range.map { text.scalarNumbers(of: $0) }
    rotorEntries = [
      Property.Rotor.Entry(
        identity(id), namespace: namespace?.name, range: numbers)
    ]
  }
}

extension String {
  /// A range in Unicode scalars from the start.
  func scalarNumbers(of range: Range<String.Index>) -> Range<Int> {
    // The range may be one of another text, whose indices would stop the program.
    guard range.upperBound <= endIndex else { return 0..<unicodeScalars.count }
    let start = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
    return start..<(start + unicodeScalars.distance(from: range.lowerBound, to: range.upperBound))
  }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Entries of several statements.
  public struct Entries: AccessibilityRotorContent {
    /// The entries.
    public let rotorEntries: [Property.Rotor.Entry]
  }

  /// An entry, or entries.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// All statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> Entries {
    var entries: [Property.Rotor.Entry] = []
    for part in repeat each content { entries += part.rotorEntries }
    return Entries(rotorEntries: entries)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> Content? { content }

  /// The first branch.
  public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> Entries {
    Entries(rotorEntries: first.rotorEntries)
  }

  /// The second branch.
  public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> Entries {
    Entries(rotorEntries: second.rotorEntries)
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries, if there are any.
  public var rotorEntries: [Property.Rotor.Entry] { self?.rotorEntries ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all elements.
  public var rotorEntries: [Property.Rotor.Entry] {
    data.flatMap { content($0).rotorEntries }
  }

  /// Entries for each element, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Entries for each element.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}
