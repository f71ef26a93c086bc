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

  /// How a control turns its number into words.
  public enum ValueFormat: Hashable, Sendable {
    /// Money, with an ISO 4217 code: `$40.00`.
    case currency(String)
    /// A percentage of the range.
    case percent
    /// A plain number with at most so many digits after the point.
    case number(fractionDigits: Int)
    /// A number followed by a word: `{ unit: kg }`.
    case unit(String)
  }

  /// What `.accessibilityElement(children:)` does with the children.
  public enum ChildBehavior: String, Hashable, Sendable, CaseIterable {
    /// Merges them into one element.
    case combine
    /// Keeps them, in a container.
    case contain
    /// Hides them behind a new element.
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
    public var x: Double
    /// The distance from the top edge in points.
    public var y: Double

    /// Creates a point, in points.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A piece of information that is read on demand.
  public struct CustomContent: Hashable, Sendable {
    /// The name of the information; also its identity.
    public var label: String
    /// What it is; empty to remove the content of that label.
    public var value: String
    /// Whether it is spoken with the element itself.
    public var isImportant: Bool

    /// Creates a piece of custom content.
    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor of the app's own.
  public struct Rotor: Hashable, Sendable {
    /// The name that is spoken when it is chosen.
    public var name: String
    /// The ids of its entries, in order.
    public var entries: [String]

    /// Creates a rotor.
    public init(name: String, entries: [String]) {
      self.name = name
      self.entries = entries
    }
  }

  /// The identity under which a rotor finds a node.
  public struct RotorEntry: Hashable, Sendable {
    /// The id that entries name.
    public var id: String
    /// The namespace, or nil for none.
    public var namespace: String?

    /// Creates an identity.
    public init(id: String, namespace: String? = nil) {
      self.id = id
      self.namespace = namespace
    }
  }

  /// How text is to be spoken.
  public struct Speech: Hashable, Sendable {
    /// The pitch from -1 to 1, or nil to leave it.
    public var pitch: Double?
    /// Whether it is spelled out.
    public var spellsOut: Bool?
    /// Whether punctuation is always spoken.
    public var alwaysIncludesPunctuation: Bool?
    /// Whether announcements wait for each other.
    public var queued: Bool?
    /// The pronunciation in the International Phonetic Alphabet.
    public var ipa: String?
    /// The language as a BCP 47 tag.
    public var language: String?
    /// The level of a heading from 1 to 6; only of a part of a label.
    public var headingLevel: Int?

    /// Creates speech attributes; what is nil is left as it is.
    public init(
      pitch: Double? = nil, spellsOut: Bool? = nil, alwaysIncludesPunctuation: Bool? = nil,
      queued: Bool? = nil, ipa: String? = nil, language: String? = nil, headingLevel: Int? = nil
    ) {
      self.pitch = pitch
      self.spellsOut = spellsOut
      self.alwaysIncludesPunctuation = alwaysIncludesPunctuation
      self.queued = queued
      self.ipa = ipa
      self.language = language
      self.headingLevel = headingLevel
    }
  }

  /// A part of a label with speech attributes of its own.
  public struct AttributedRange: Hashable, Sendable {
    /// Where the part starts, in Unicode scalars from the start of the label.
    public var start: Int
    /// How long it is, in Unicode scalars.
    public var length: Int
    /// How it is spoken.
    public var speech: Speech

    /// Creates a range, in Unicode scalars counted from 0.
    public init(start: Int, length: Int, speech: Speech) {
      self.start = start
      self.length = length
      self.speech = speech
    }
  }

  /// What kind of container a node is.
  public enum ContainerType: String, Hashable, Sendable, CaseIterable {
    /// No container.
    case none
    /// A group with a meaning, spoken by its label.
    case semanticGroup
    /// A list.
    case list
    /// A landmark.
    case landmark
    /// A table with rows and columns.
    case dataTable
    /// A bar of tabs.
    case tabBar
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

  /// How a live region of web content announces changes.
  public enum Live: String, Hashable, Sendable, CaseIterable {
    /// When nothing else is spoken.
    case polite
    /// At once.
    case assertive
  }

  /// A place in a series, such as 2 of 3.
  public struct Place: Hashable, Sendable {
    /// The number, counted from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Creates a place; the number is counted from 1.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Where a cell lies in its data table.
  public struct Cell: Hashable, Sendable {
    /// The row, counted from 0, or nil when it is not known.
    public var row: Int?
    /// The column, counted from 0, or nil when it is not known.
    public var column: Int?
    /// How many rows it covers.
    public var rowSpan: Int
    /// How many columns it covers.
    public var columnSpan: Int

    /// Creates a cell's place; rows and columns are counted from 0.
    public init(row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
    }
  }

  /// What a container would say, for a source that knows it without the container.
  public enum Context: Hashable, Sendable {
    /// One of a series, as a segment of a segmented control.
    case series(Place)
    /// A tab in a view with the tab bar trait.
    case tab(Place)
    /// A tab of a real tab bar.
    case tabBarItem(Place)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a data table.
    case cell(CellContext)
  }

  /// How large a table is.
  public struct TableSize: Hashable, Sendable {
    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int

    /// Creates a size.
    public init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// What a data table says about one of its cells.
  public struct CellContext: Hashable, Sendable {
    /// Where the cell lies.
    public var cell: Cell
    /// Whether it is the first of its row, or nil when that is not known.
    public var isFirstInRow: Bool?
    /// Whether it heads its row.
    public var isRowHeader = false
    /// Whether it heads its column.
    public var isColumnHeader = false
    /// The headers of its row.
    public var rowHeaders: [Node] = []
    /// The headers of its column.
    public var columnHeaders: [Node] = []

    /// Creates what a table says about a cell without headers.
    public init(_ cell: Cell) { self.cell = cell }
  }

  /// One half of a label and its content, which are apart on the screen.
  public struct LabeledPair: Hashable, Sendable {
    /// Which half a view is.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// The words.
      case label
      /// What they are about.
      case content
    }

    /// Which half this is.
    public var role: Role
    /// The name that both halves share.
    public var id: String

    /// Creates a half.
    public init(_ role: Role, id: String) {
      self.role = role
      self.id = id
    }
  }
}
