import ScreenTree

/// Screens on top of each other, with a title and a way back.
public struct NavigationStack<Content> {
  let content: Content
  private let position: Position
}

extension NavigationStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// A stack with its first screen.
  public init(
    @ViewBuilder root: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = root()
    position = Position(file, line, column)
  }

  /// Mounts the first screen.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    NavigationNode(view, context, position: view.position)
  }
}

/// Where screens are pushed.
@MainActor
package protocol NavigationContainer: AnyObject {
  /// How many screens were pushed.
  var pushedCount: Int { get }
  /// Shows another screen on top.
  func push(_ view: AnyView)
  /// Shows the screen before; false at the first one.
  @discardableResult
  func pop() -> Bool
}
