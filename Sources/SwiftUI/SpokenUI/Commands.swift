public import SpokenViews

/// Commands of a menu bar, which phones do not have; nothing of them is heard.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the commands.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Builds commands.
@resultBuilder
@MainActor
public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several commands, of which nothing is heard.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
  /// Commands of an `if` without `else`, of which nothing is heard.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
  /// The first branch, of which nothing is heard.
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }
  /// The second branch, of which nothing is heard.
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// No commands.
  public init() {}
}

/// The commands that show and hide the sidebar.
public struct SidebarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// The commands that bring in pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// The commands of text fields.
public struct TextEditingCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// The commands of the bar.
public struct ToolbarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never
  /// A menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place of the menu bar.
public struct CommandGroup<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Commands instead of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place of the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// New things.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What is saved.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What is brought in and given out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What is printed.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

extension Scene {
  /// Adds commands to the menu bar; not heard.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// The size of a window at first; not heard.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// How a window changes its size; not heard.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Gives an observable object to the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    SceneWithContent(_content: AnyView(_content.environmentObject(object)))
  }
}

/// How a window changes its size; not heard.
public enum WindowResizability: Hashable, Sendable {
  case automatic, contentSize, contentMinSize
}

/// The settings of an app on the Mac; they are no screen of a phone.
public struct Settings<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  private let content: Content

  /// The settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view.
  public var _content: AnyView { AnyView(content) }
}
