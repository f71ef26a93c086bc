extension Property {
  /// A value as a file writes it: text, a number, or true and false.
  public enum Scalar: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// Neither on nor off, written `mixed`.
    case mixed
  }

  /// How a control formats its number.
  public enum ValueFormat: Hashable, Sendable {
    /// Money, with an ISO 4217 code: `$40.00`; by default with as many decimal digits as the
    /// currency has.
    case currency(String, fractionDigits: Int? = nil)
    /// A percentage of the range.
    case percent
    /// A plain number with a number of decimal digits.
    case number(fractionDigits: Int)
    /// A number followed by a word: `{ unit: kg }`; by default with at most two decimal digits.
    case unit(String, fractionDigits: Int? = nil)
  }

  /// What `.accessibilityElement(children:)` does with the children.
  public enum ChildBehavior: String, Hashable, Sendable, CaseIterable {
    /// Merges them into one element.
    case combine
    /// Keeps them, in a container.
    case contain
    /// Replaces them by a new element.
    case ignore
  }

  /// A member of an explicit list of elements.
  public enum ElementReference: Hashable, Sendable {
    /// A node inside, by its id.
    case id(String)
    /// A node written in place.
    case node(Node)
  }

  /// A point on the screen, in points from the top left corner.
  public struct Point: Hashable, Sendable {
    /// The distance from the left edge in points.
    package var x: Double
    /// The distance from the top edge in points.
    package var y: Double

    /// A point, in points.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An item of custom content, which is read on demand.
  public struct CustomContent: Hashable, Sendable {
    /// The label; also its identity.
    package var label: String
    /// The value; empty to remove the item with that label.
    package var value: String
    /// Whether it is spoken with the element itself.
    package var isImportant: Bool

    /// An item of custom content.
    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A custom action: its name, and its effects.
  public struct Action: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name that is spoken.
    package var name: String
    /// The effects, in order.
    package var effects: [Effect]

    /// A custom action.
    public init(_ name: String, effects: [Effect] = []) {
      self.name = name
      self.effects = effects
    }

    /// The name, with the effects if there are any.
    public var description: String { effects.isEmpty ? "\"\(name)\"" : "\"\(name)\" \(effects)" }

    /// A custom action without effects, from its name.
    public init(stringLiteral name: String) { self.init(name) }
  }

  /// A custom rotor.
  public struct Rotor: Hashable, Sendable {
    /// The name that is spoken when it is selected.
    package var name: String
    /// Its entries, in order.
    package var entries: [Entry]

    /// A custom rotor with its entries.
    public init(name: String, entries: [Entry]) {
      self.name = name
      self.entries = entries
    }

    /// A target of a rotor: an element, or a range of its text.
    public struct Entry: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The id of the view, or its identity for rotors.
      package var id: String
      /// The namespace of the identity, or nil for any.
      package var namespace: String?
      /// The range of the text in Unicode scalars from its start, or nil for all of it.
      package var range: Range<Int>?

      /// An entry for an element or a range.
      public init(_ id: String, namespace: String? = nil, range: Range<Int>? = nil) {
        self.id = id
        self.namespace = namespace
        self.range = range
      }

      /// An entry for an element, from its id.
      public init(stringLiteral id: String) { self.init(id) }
    }
  }

  /// The identity with which a rotor finds a node.
  public struct RotorEntry: Hashable, Sendable {
    /// The id that entries name.
    package var id: String
    /// The namespace, or nil.
    package var namespace: String?

    /// An identity in a namespace.
    public init(id: String, namespace: String? = nil) {
      self.id = id
      self.namespace = namespace
    }
  }

  /// Three states of a control.
  public enum Tristate: String, Hashable, Sendable, CaseIterable {
    /// On.
    case on
    /// Off.
    case off
    /// Partly on.
    case mixed
  }
}
