public import Foundation

/// Values that come over time, as far as `onReceive` needs them without Combine.
public protocol _ValueSource {
  /// The type of the values.
  associatedtype Output
  /// Calls a closure for each value, wherever it comes, until the returned closure is called.
  func _values(_ receive: @escaping (Output) -> Void) -> () -> Void
  /// Whether a view that listens to this one goes on listening when its next body has the other.
  func _isSame(as other: Self) -> Bool
}

extension _ValueSource {
  /// What an operator makes in each body has no identity, and would begin again each time.
  public func _isSame(as other: Self) -> Bool { true }
}

extension _ValueSource where Self: AnyObject {
  /// A subject is itself.
  public func _isSame(as other: Self) -> Bool { self === other }
}

extension Timer {
  /// The times of a timer.
  public final class TimerPublisher: _ValueSource {
    private let interval: TimeInterval
    /// The timers that run for those who listen.
    private var running: [Timer] = []

    init(_ interval: TimeInterval) { self.interval = interval }

    /// A timer that a body makes goes on.
    public func _isSame(as other: TimerPublisher) -> Bool { interval == other.interval }

    /// Starts the timer when a view listens.
    public func autoconnect() -> TimerPublisher { self }

    /// Calls a closure at each time of a timer on the main run loop, until the returned one is called.
    public func _values(_ receive: @escaping (Date) -> Void) -> () -> Void {
      let receive = Unchecked(receive)
      let work = ActingScreen.work
      let timer = Timer(timeInterval: interval, repeats: true) { _ in
        withExtendedLifetime(work) { receive.value(.now) }
      }
      RunLoop.main.add(timer, forMode: .default)
      // A view ends its timer by `upstream`, which knows no listener.
      running.append(timer)
      return { [weak self] in
        timer.invalidate()
        self?.running.removeAll { $0 === timer }
      }
    }

    /// Ends the timers of all who listen.
    public func _end() {
      for timer in running { timer.invalidate() }
      running = []
    }
  }

  /// A timer whose times a view receives.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

extension NotificationCenter {
  /// Notifications of a name.
  public final class Publisher: _ValueSource {
    private let center: NotificationCenter
    private let name: Notification.Name
    /// The sender; nil for any.
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Whether both have the same notifications.
    public func _isSame(as other: Publisher) -> Bool {
      center === other.center && name == other.name && object === other.object
    }

    /// Calls a closure for each notification until the returned one is called.
    public func _values(_ receive: @escaping (Notification) -> Void) -> () -> Void {
      let receive = Unchecked(receive)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        receive.value($0)
      }
      return { center.removeObserver(token) }
    }
  }

  /// The notifications of a name, for `onReceive`: those of an object, or of any with nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(self, name, object)
  }
}

extension Published.Publisher: _ValueSource {
  /// Whether both are of one property of one object.
  public func _isSame(as other: Published<Value>.Publisher) -> Bool { location === other.location }
}

/// A closure for values that come over time.
struct ReceiveModifier<Source: _ValueSource> {
  let source: Source
  let action: @MainActor (Source.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    let listening = Listening(view.modifier)
    return ModifierNode(
      view, context,
      ModifierEffects(
        didReceive: { old, new, view in
          listening.modifier = new
          guard !old.source._isSame(as: new.source) else { return }
          // After the update, because a source may have a value at once, whose closure sets state.
          view.root.afterUpdate { listening.startAgain() }
        },
        willUnmount: { _, _ in listening.end() },
        // A view that another screen covers still receives, as in SwiftUI: the list below a screen
        // follows what is changed in it.
        presence: { _, isShown in if isShown { listening.start() } }))
  }

  /// What a mounted view listens to, from its first appearance to its end.
  @MainActor
  private final class Listening {
    /// The newest value of the modifier, whose closure is called.
    var modifier: ReceiveModifier
    private var stop: (() -> Void)?
    private var isOver = false

    init(_ modifier: ReceiveModifier) { self.modifier = modifier }

    func start() {
      guard stop == nil else { return }
      stop = modifier.source._values { [weak self] value in
        let value = Unchecked(value)
        onMain { [weak self] in self?.receive(value.value) }
      }
    }

    /// Listens to another source, if the view has appeared.
    func startAgain() {
      guard let old = stop else { return }
      old()
      stop = nil
      start()
    }

    func end() {
      isOver = true
      stop?()
      stop = nil
    }

    private func receive(_ value: Source.Output) {
      if !isOver { modifier.action(value) }
    }
  }
}

extension View {
  /// Performs a closure for each value while the view is on the screen.
  @MainActor
  @preconcurrency
  public func onReceive<Source: _ValueSource>(
    _ source: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View {
    modifier(ReceiveModifier(source: source, action: action))
  }
}
