public import ScreenResolver

/// A user's cursor: commands in, events out, and nothing else.
public struct Session: Hashable, Sendable {
  private enum Cursor: Hashable {
    case noScreen
    case at(Int)
  }

  private var elements: [Element] = []
  private var cursor = Cursor.noScreen

  /// Creates a session in which no screen is open yet.
  public init() {}

  /// The element under the cursor, or nil when there is none.
  public var current: Element? {
    switch cursor {
    case .noScreen: nil
    case .at(let index): elements[index]
    }
  }

  /// Carries out a command and tells what happened.
  public mutating func handle(_ command: Command) -> [Event] {
    switch (cursor, command) {
    case (_, .open(let name, let resolution)): [open(name, resolution.elements)]
    case (_, .wait(let duration)): [.waited(duration)]
    case (.noScreen, .next): [.reachedBoundary(.end)]
    case (.noScreen, .previous): [.reachedBoundary(.start)]
    case (.at(let index), .next): [move(from: index, to: index + 1)]
    case (.at(let index), .previous): [move(from: index, to: index - 1)]
    }
  }

  private mutating func open(_ name: String?, _ new: [Element]) -> Event {
    elements = new
    guard let first = new.first else {
      cursor = .noScreen
      return .opened(screen: name, nil)
    }
    cursor = .at(0)
    return .opened(screen: name, Focus(first, number: 1, entered: first.containers))
  }

  private mutating func move(from old: Int, to new: Int) -> Event {
    guard new >= 0 else { return .reachedBoundary(.start) }
    guard new < elements.count else { return .reachedBoundary(.end) }
    cursor = .at(new)
    let before = elements[old].containers
    let after = elements[new].containers
    let shared = zip(before, after).prefix { $0.node == $1.node }.count
    return .focused(
      Focus(
        elements[new], number: new + 1, entered: Array(after.dropFirst(shared)),
        left: before.dropFirst(shared).reversed()))
  }
}
