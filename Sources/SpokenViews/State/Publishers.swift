public import Foundation

/// Values that come over time, as far as `onReceive` needs them without Combine.
public protocol _ValueSource {
  /// The type of the values.
  associatedtype Output
  /// Calls a closure for each value until the returned closure is called.
  @MainActor func _listen(_ receive: @escaping @MainActor (Output) -> Void) -> @MainActor () -> Void
}

extension Timer {
  /// The times of a timer.
  public final class TimerPublisher: _ValueSource {
    private let interval: TimeInterval

    init(_ interval: TimeInterval) { self.interval = interval }

    /// Starts the timer when a view listens.
    public func autoconnect() -> TimerPublisher { self }

    /// Starts a timer.
    @MainActor
    public func _listen(
      _ receive: @escaping @MainActor (Date) -> Void
    ) -> @MainActor () -> Void {
      let receive = Unchecked(receive)
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
        MainActor.assumeIsolated { receive.value(.now) }
      }
      let running = Unchecked(timer)
      return { running.value.invalidate() }
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

    init(_ center: NotificationCenter, _ name: Notification.Name) {
      self.center = center
      self.name = name
    }

    /// Observes the notifications.
    @MainActor
    public func _listen(
      _ receive: @escaping @MainActor (Notification) -> Void
    ) -> @MainActor () -> Void {
      let receive = Unchecked(receive)
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let notification = Unchecked(notification)
        onMain { receive.value(notification.value) }
      }
      let observed = Unchecked((center, token))
      return { observed.value.0.removeObserver(observed.value.1) }
    }
  }

  /// The notifications of a name, for `onReceive`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(self, name)
  }
}

extension Published.Publisher: _ValueSource {
  /// Calls the closure for the value now, and for each later one.
  @MainActor
  public func _listen(_ receive: @escaping @MainActor (Value) -> Void) -> @MainActor () -> Void {
    receive(location.current)
    location.didWrite = { value in
      let value = Unchecked(value)
      onMain { receive(value.value) }
    }
    let location = location
    return { location.didWrite = nil }
  }
}

extension View {
  /// Performs a closure for each value while the view is on the screen.
  @MainActor
  public func onReceive<Source: _ValueSource>(
    _ source: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View {
    let listening = Listening()
    return onAppear { listening.end = source._listen(action) }.onDisappear { listening.end?() }
  }
}

/// The end of listening to values.
@MainActor
private final class Listening {
  var end: (@MainActor () -> Void)?
}
