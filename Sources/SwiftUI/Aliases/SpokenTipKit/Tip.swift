public import SpokenViews

/// A hint for the user of an app.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// An action.
  typealias Action = Tips.Action
  /// What must be so that it is shown.
  typealias Rule = Tips.Rule
  /// What happens in an app.
  typealias Event = Tips.Event
  /// How it is shown; not heard.
  typealias Option = any TipOption

  /// Its name; by default that of its type.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The words, or nil.
  var message: Text? { get }
  /// A picture, which is not heard.
  var image: Image? { get }
  /// Buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What must be so that it is shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How it is shown; not heard.
  @Tips.OptionBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Action] { [] }
  /// None.
  public var rules: [Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }

  /// Whether it is shown.
  public var shouldDisplay: Bool {
    TipStore.shared.state(of: id) == nil && rules.allSatisfy { $0.isFulfilled() }
  }
  /// How it stands.
  public var status: Tips.Status {
    if let reason = TipStore.shared.state(of: id) { return .invalidated(reason) }
    return shouldDisplay ? .available : .pending
  }
  /// How it stands now, and each time that this may be otherwise.
  public var statusUpdates: AsyncStream<Tips.Status> { updates { $0.status } }
  /// Whether it is shown now, and each time that this may be otherwise.
  public var shouldDisplayUpdates: AsyncStream<Bool> { updates { $0.shouldDisplay } }

  private func updates<Value: Sendable>(
    _ value: @escaping @Sendable (Self) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      continuation.yield(value(self))
      TipStore.shared.follow(id) { continuation.yield(value(self)) }
    }
  }

  /// Is shown no longer.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.end(id, reason)
  }
  /// Is shown again.
  public func resetEligibility() { TipStore.shared.end(id, nil) }
}

/// How a tip is shown; not heard.
public protocol TipOption: Sendable {}

/// Tips of an app: they are shown from the beginning, whatever is configured.
public enum Tips {
  /// How a tip is shown; not heard.
  public typealias Option = any TipOption

  /// How a tip stands.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// Why a tip is shown no longer.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// Its name.
    public let id: String
    /// Its place among the buttons.
    public internal(set) var index: Int?
    let label: Text
    let handler: @Sendable () -> Void

    /// A button with words as they are.
    public init<Words: StringProtocol>(
      id: String? = nil, title: Words, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(verbatim: String(title)) }
    }

    /// A button.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: () -> Text
    ) {
      self.label = label()
      self.id = id ?? ""
      self.handler = handler
    }
  }

  /// Why tips cannot be configured; it does not happen.
  public enum ConfigurationError: Error { case alreadyConfigured }

  /// How tips are kept and shown; changes nothing.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where tips are kept.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
    }
    /// How often tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Where tips are kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Changes nothing: tips are in memory, and shown at once.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  /// Changes nothing: tips are in memory, and shown at once.
  public static func configure(
    @ConfigurationBuilder options: () -> [ConfigurationOption]
  ) throws {}
  /// Forgets which tips are shown no longer.
  public static func resetDatastore() throws { TipStore.shared.forget() }
  /// Changes nothing.
  public static func showAllTipsForTesting() {}
  /// Changes nothing.
  public static func hideAllTipsForTesting() {}
}
