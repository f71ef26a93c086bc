import ScreenTree

/// Screens on top of each other, with a title and a way back.
public struct NavigationStack<Data, Content> {
  let content: Content
  let path: PathAccess?
  private let position: Position
}

extension NavigationStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Mounts the first screen.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    NavigationNode(view, context, \.content, path: \.path, position: view.position)
  }
}

extension NavigationStack where Data == NavigationPath, Content: View {
  /// A stack with its first screen.
  public init(
    @ViewBuilder root: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = root()
    path = nil
    position = Position(file, line, column)
  }

  /// A stack whose later screens are values of a path of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = root()
    self.path = PathAccess(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast() })
    position = Position(file, line, column)
  }
}

extension NavigationStack
where
  Content: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose later screens are values of a path.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = root()
    self.path = PathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast()) })
    position = Position(file, line, column)
  }
}

/// The first screen and those on top of it, by its older name.
public struct NavigationView<Content: View>: View {
  private let content: Content
  private let position: Position

  /// A stack with its first screen.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// Mounts the first screen.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    NavigationNode(view, context, \.content, path: { _ in nil }, position: view.position)
  }
}

/// How a stack reads and changes the path of its app.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor () -> Void
}

/// Values of any types whose screens are open.
public struct NavigationPath: Equatable, @unchecked Sendable {
  var values: [AnyHashable]

  /// No screen beside the first.
  public init() { values = [] }

  /// A path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens are open above the first one.
  public var count: Int { values.count }
  /// Whether only the first screen is open.
  public var isEmpty: Bool { values.isEmpty }

  /// Opens another screen.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Closes the last screens.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

extension NavigationContainer {
  // Also ends where nothing can be closed, or a path that ignores the change would loop.
  /// Closes screens one after the other.
  package func pop(to count: Int) { while pushedCount > count, pop() {} }
}

extension _ViewNode {
  /// The stack or the columns around it, where links show their screens; nil outside.
  var stack: (any NavigationContainer)? {
    // By the environment and not by the nodes around: a sheet is mounted inside the view that presents
    // it, but is not in its stack.
    environment.titleBox?.node as? any NavigationContainer
  }
}

/// Where screens are pushed.
@MainActor
package protocol NavigationContainer: AnyObject {
  /// How many screens were pushed.
  var pushedCount: Int { get }
  /// Shows the screen of a view on top; the closure is called when it is closed.
  func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void)
  /// Gives the screen that a view pushed, if it is open, its new value.
  func renew(_ view: AnyView, of owner: _ViewNode)
  /// Shows the screen of a value; false without a destination for its type.
  func push(value: AnyHashable) -> Bool
  /// Shows the screen before; false at the first one.
  @discardableResult
  func pop() -> Bool
  /// Closes screens from the top until so many are left.
  func pop(to count: Int)
  /// Notes what shows values of a type.
  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView)
}
