/// A part of the screen.
///
/// The accessibility of SwiftUI's views is modelled, not their looks: views become the nodes of a
/// screen, as a screen file has them.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Mounts the view. Views of an app have a body instead.
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self>
}

extension View {
  /// Mounts a view with a body.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    CompositeNode(view: view, context)
  }
}

extension Never: View {
  /// Never is evaluated.
  public var body: Never { preconditionFailure("Never has no body") }

  /// Never happens.
  public static func _makeNode(_ view: Never, _ context: _ViewContext) -> _ViewNodeOf<Never> {}
}

extension View where Body == Never {
  /// Views of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Nothing.
public struct EmptyView: Sendable {
  /// Nothing.
  public init() {}
}

extension EmptyView: View {
  /// Mounts it.
  public static func _makeNode(_ view: EmptyView, _ context: _ViewContext) -> _ViewNodeOf<EmptyView>
  {
    _ViewNodeOf(view, context)
  }
}
