extension Tips {
  /// What must be so that a tip is shown.
  public struct Rule: Sendable {
    let isFulfilled: @Sendable () -> Bool

    /// A rule for a value of an app.
    public init<Value>(
      _ parameter: Parameter<Value>, body: @escaping @Sendable (Value) -> Bool
    ) { isFulfilled = { body(parameter.wrappedValue) } }

    /// A rule for what happens in an app.
    public init(_ event: Event, body: @escaping @Sendable (Event) -> Bool) {
      isFulfilled = { body(event) }
    }
  }

  /// A value of an app by which tips are shown.
  public final class Parameter<Value: Sendable>: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var value: Value

    /// A value.
    public init(_ value: Value) { self.value = value }

    /// The value.
    public var wrappedValue: Value {
      get {
        registrar.access(self, keyPath: \.wrappedValue)
        return lock.withLock { value }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.wrappedValue) {
          lock.withLock { value = newValue }
        }
      }
    }
  }

  /// What happens in an app, by which tips are shown.
  public final class Event: Identifiable, Observable, @unchecked Sendable {
    /// That it happened.
    public struct Donation: Hashable, Sendable {
      /// When.
      public let date: Date
    }

    /// Its name.
    public let id: String
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var happened: [Donation] = []

    /// Something that happens.
    public init(id: String) { self.id = id }

    /// How often it happened.
    public var donations: [Donation] {
      registrar.access(self, keyPath: \.donations)
      return lock.withLock { happened }
    }
    /// It happened.
    public func donate() async { sendDonation() }
    /// It happened.
    public func sendDonation(_ completion: (() -> Void)? = nil) {
      registrar.withMutation(of: self, keyPath: \.donations) {
        lock.withLock { happened.append(Donation(date: Date())) }
      }
      completion?()
    }
  }

  /// Builds lists.
  @resultBuilder
  public enum ListBuilder<Element> {
    /// One.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Those of a list.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Several.
    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
    /// Those of an `if` without `else`.
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    /// Those of the first branch.
    public static func buildEither(first elements: [Element]) -> [Element] { elements }
    /// Those of the second branch.
    public static func buildEither(second elements: [Element]) -> [Element] { elements }
    /// Those of a loop.
    public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
  }

  /// Builds the buttons of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Builds the rules of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>
  /// Builds how a tip is shown.
  public typealias OptionBuilder = ListBuilder<any TipOption>
  /// Builds how tips are kept.
  public typealias ConfigurationBuilder = ListBuilder<ConfigurationOption>

  /// How often a tip is shown; not modelled.
  public struct MaxDisplayCount: TipOption {
    /// So often.
    public init(_ count: Int) {}
  }
  /// Whether a tip is shown although another was shown today; not modelled.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it is.
    public init(_ ignores: Bool) {}
  }
  /// How long a tip is shown; not modelled.
  public struct MaxDisplayDuration: TipOption {
    /// So long, in seconds.
    public init(_ duration: TimeInterval) {}
  }
}

extension Tip {
  /// How often a tip is shown; not modelled.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a tip is shown although another was shown today; not modelled.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// How long a tip is shown; not modelled.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
}

/// Makes a static variable a value by which tips are shown: `#Rule(Self.$name) { … }`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SpokenMacros", type: "ParameterMacro")

/// What must be so that a tip is shown, by a value of the app.
@freestanding(expression)
public macro Rule<Value>(
  _ input: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SpokenMacros", type: "RuleMacro")

/// What must be so that a tip is shown, by what happens in the app.
@freestanding(expression)
public macro Rule(
  _ input: Tips.Event, _ body: @escaping @Sendable (Tips.Event) -> Bool
) -> Tips.Rule = #externalMacro(module: "SpokenMacros", type: "RuleMacro")
