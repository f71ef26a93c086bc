/// The name of a part of a state that an app adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the content of a view depends on.
public protocol UIConfigurationState {
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get set }
  /// A part that the app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as the header of a section.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is pressed; never with VoiceOver.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a keyboard's focus is on it.
  public var isFocused = false
  /// Whether it stays at the edge of the screen.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A part that the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How a cell takes part in dragging; not modelled.
  public enum DragState: Int, Hashable, Sendable {
    case none, lifting, dragging
  }

  /// How a cell takes part in dropping; not modelled.
  public enum DropState: Int, Hashable, Sendable {
    case none, notTargeted, targeted
  }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is pressed; never with VoiceOver.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a keyboard's focus is on it.
  public var isFocused = false
  /// Whether it stays at the edge of the screen.
  public var isPinned = false
  /// Whether its list is edited.
  public var isEditing = false
  /// Whether the items in it are shown.
  public var isExpanded = false
  /// Whether its actions are shown.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// How it takes part in dragging; not modelled.
  public var cellDragState = DragState.none
  /// How it takes part in dropping; not modelled.
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A part that the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
