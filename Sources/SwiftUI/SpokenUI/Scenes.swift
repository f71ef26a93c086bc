public import Observation
public import SpokenViews

/// A single window.
public struct Window<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  private let content: Content

  /// A window with a title and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title as it is and a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The view.
  public var _content: AnyView { AnyView(content) }
}

extension WindowGroup {
  /// A window with a title, an identifier and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A window with a view for each value; as nothing opens it here, the value is nil.
  public init<Value: Hashable & Codable>(
    id: String? = nil, for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }

  /// A window with a title and a view for each value; as nothing opens it here, the value is nil.
  public init<Value: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
}

extension Scene {
  /// Gives an observable object to the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    SceneWithContent(_content: AnyView(_content.environment(object)))
  }

  /// Sets a value of the environment of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { SceneWithContent(_content: AnyView(_content.environment(keyPath, value))) }

  /// Performs a closure when a value of the scene changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    SceneWithContent(
      _content: AnyView(_content.onChange(of: value, initial: initial, action)))
  }

  /// Performs a closure when a value of the scene changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Performs a closure with the new value when a value of the scene changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { onChange(of: value) { action($1) } }

  /// Changes nothing: nothing runs in the background here.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }

  /// Changes nothing: there are no other scenes.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The commands of a view beside the content.
public struct InspectorCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// The commands that format text.
public struct TextFormattingCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// The commands.
  public init() {}
}

/// What starts a task in the background; nothing does here.
public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The events of a session of the network, by its identifier.
  public static var urlSession: Self { Self() }
  /// The events of the sessions of the network that match.
  public static func urlSession(matching matches: @escaping @Sendable (String) -> Bool) -> Self {
    Self()
  }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The events of a session of the network.
  public static func urlSession(_ identifier: String) -> Self { Self() }
}
