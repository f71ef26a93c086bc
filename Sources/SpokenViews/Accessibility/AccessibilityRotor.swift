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

  private init(
    _ id: ID, _ namespace: Namespace.ID?, _ range: Range<String.Index>?, _ text: String
  ) {
    let numbers = range.map { text.scalarNumbers(of: $0) }
    rotorEntries = [
      Property.Rotor.Entry(
        String(describing: id), namespace: namespace?.name, range: numbers)
    ]
  }

  /// An entry for the view of an element, by its identity in `ForEach`.
  public init(
    _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(id, nil, textRange, label.string()) }

  /// An entry for the view of an element, by its identity in `ForEach`.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(id, nil, textRange, label.string) }

  /// An entry for the view of an element, by its identity in `ForEach`.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ label: Words, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(id, nil, textRange, String(label)) }

  /// An entry for a view with `accessibilityRotorEntry`.
  public init(
    _ label: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(id, namespace, textRange, label.string()) }

  /// An entry for a view with `accessibilityRotorEntry`.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(id, namespace, textRange, label.string) }

  /// An entry for a view with `accessibilityRotorEntry`.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ label: Words, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(id, namespace, textRange, String(label)) }
}

extension String {
  /// A range in Unicode scalars from the start.
  func scalarNumbers(of range: Range<String.Index>) -> Range<Int> {
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
    self.init(data: data, content: content, id: { $0[keyPath: id] }, position: .unknown)
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Entries for each element.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id }, position: .unknown)
  }
}

/// A rotor of VoiceOver whose entries an app gives.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// The name that VoiceOver speaks, in English.
  let name: String

  private init(_ name: String) { self.name = name }

  /// Links.
  public static let links = AccessibilitySystemRotor("Links")
  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited Links" : "Non-Visited Links")
  }
  /// Headings.
  public static let headings = AccessibilitySystemRotor("Headings")
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(level == .unspecified ? "Headings" : "Heading \(level.rawValue)")
  }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor("Bold Text")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor("Italic Text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor("Underlined Text")
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor("Misspelled Words")
  /// Images.
  public static let images = AccessibilitySystemRotor("Images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor("Text Fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor("Tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor("Lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor("Landmarks")
}

/// A custom rotor, whose entries are evaluated again when what they read changes.
struct RotorModifier {
  let name: String
  let position: Position
  let entries: () -> [Property.Rotor.Entry]
}

extension RotorModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    RotorNode(view, context)
  }
}

private final class RotorNode<Content: View>: _ViewNodeOf<ModifiedContent<Content, RotorModifier>>,
  EvaluatedNode
{
  private var content: _ViewNodeOf<Content>?
  var reads = StateReads()

  override init(_ view: ModifiedContent<Content, RotorModifier>, _ context: _ViewContext) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let modifier = view.modifier
    let entries = evaluating { modifier.entries() }
    var nodes = content?.nodes ?? []
    guard !nodes.isEmpty else { return [] }
    let rotor = Property.Rotor(name: modifier.name, entries: entries)
    nodes[0].properties.append(.rotors([rotor], at: modifier.position))
    return nodes
  }

  override func receive(
    _ view: ModifiedContent<Content, RotorModifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
  }

  override func update() { invalidate() }

  override func willUnmount() { reads.end(self) }
}

extension View {
  nonisolated func attachingRotor(
    _ name: String, at position: Position,
    entries: @escaping () -> [Property.Rotor.Entry]
  ) -> some View {
    modifier(RotorModifier(name: name, position: position, entries: entries))
  }

  /// A rotor over ranges of the view's own text.
  nonisolated func attachingTextRotor(
    _ name: String, _ ranges: [Range<String.Index>], at position: Position
  ) -> some View {
    modifier(TextRotorModifier(name: name, ranges: ranges, position: position))
  }
}

/// A custom rotor over ranges of the view's text.
struct TextRotorModifier {
  let name: String
  let ranges: [Range<String.Index>]
  let position: Position
}

extension TextRotorModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    guard let first = nodes.first else { return nodes }
    return [added(to: first)] + nodes.dropFirst()
  }

  private func added(to node: Node) -> Node {
    let text: String = if case .text(let value)? = node[.value] { value } else { node.words ?? "" }
    let entries = ranges.map { range in
      Property.Rotor.Entry(node.name, range: text.scalarNumbers(of: range))
    }
    return node.adding([.rotors([Property.Rotor(name: name, entries: entries)], at: position)])
  }
}
