import Foundation
public import SpokenViews

/// An app: its first scene is what a listener hears.
///
/// `swift run MyApp` prints what VoiceOver says of it; `swift run MyApp help` lists the commands.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// An app, made once at its start.
  init()
}

extension App {
  /// Runs the command line over the first scene of the app.
  public static func main() {
    let name = "\(Self.self)"
    let command = PreviewsCommand(
      name: name, arguments: Array(CommandLine.arguments.dropFirst()),
      // A closure, so that the app is not made at all when a preview is heard.
      first: { Self().body._content })
    exit(command.run())
  }
}

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

/// A window.
public struct WindowGroup<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  private let content: Content

  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with an identifier and a view.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The view.
  public var _content: AnyView { AnyView(content) }
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
