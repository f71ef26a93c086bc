public import ScreenResolver

/// What happened to the cursor.
public indirect enum Event: Hashable, Sendable {
  /// A screen appeared, and the cursor landed on its first element; nil when it has none.
  case opened(screen: String?, Focus?)
  /// The cursor moved.
  case focused(Focus)
  /// There is nothing further in that direction; the cursor stays.
  case reachedBoundary(Boundary)
  /// Time went by.
  case waited(Duration)

  /// The word for the event in JSON: `open`, `focus`, `boundary`, `wait`.
  public var name: String {
    switch self {
    case .opened: "open"
    case .focused: "focus"
    case .reachedBoundary: "boundary"
    case .waited: "wait"
    }
  }

  /// The landing of the cursor, or nil when it did not move.
  public var focus: Focus? {
    switch self {
    case .opened(_, let focus): focus
    case .focused(let focus): focus
    case .reachedBoundary, .waited: nil
    }
  }
}

/// The end of a screen that the cursor ran into.
public enum Boundary: String, Hashable, Sendable {
  /// Before the first element.
  case start
  /// After the last element.
  case end
}

/// The landing of the cursor on an element, and the containers that it came into on the way.
public struct Focus: Hashable, Sendable {
  /// The element under the cursor.
  public var element: Element
  /// The number of the element on the screen, counted from 1.
  public var number: Int
  /// The containers that hold this element and did not hold the one before, outermost first.
  public var entered: [Container]
  /// The containers that held the element before and do not hold this one, innermost first.
  public var left: [Container]

  /// Creates a landing; the number is counted from 1.
  public init(
    _ element: Element, number: Int, entered: [Container] = [], left: [Container] = []
  ) {
    self.element = element
    self.number = number
    self.entered = entered
    self.left = left
  }
}
