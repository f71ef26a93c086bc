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

  /// The name of the app, which its first screen has where that has no title.
  static var _name: String { get }
}

extension App {
  /// The name of the type.
  public static var _name: String { "\(Self.self)" }

  /// Runs the command line over the first scene of the app.
  public static func main() {
    let command = PreviewsCommand(
      name: _name, arguments: Array(CommandLine.arguments.dropFirst()),
      // A closure, so that the app is not made at all when a preview is heard.
      first: { Self().body._content })
    exit(command.run())
  }
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
