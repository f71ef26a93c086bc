/// A part of an app, which has a screen.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scenes in it.
  associatedtype Body: Scene

  /// The scenes in it.
  @SceneBuilder var body: Body { get }

  /// The view of its first screen.
  var _content: AnyView { get }
}

extension Scene {
  /// The view of the first screen in it.
  public var _content: AnyView { body._content }
}

extension Never: Scene {
  /// Never is shown.
  public var _content: AnyView { preconditionFailure("Never has no view") }
}

extension Scene where Body == Never {
  /// Scenes of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Builds the scenes of an app; the first one is heard.
@resultBuilder
public struct SceneBuilder {
  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, of which the first is heard.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

/// A scene with a changed view.
package struct SceneWithContent: Scene {
  /// It has no body.
  package typealias Body = Never
  /// The view.
  package let _content: AnyView

  /// A scene with a view.
  package init(_content: AnyView) { self._content = _content }
}
