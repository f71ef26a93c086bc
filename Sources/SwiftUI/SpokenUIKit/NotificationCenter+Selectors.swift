public import Foundation

/// Notifications that call a method of an object.
extension NotificationCenter {
  /// Calls a method at notifications, with the notification if the method takes one.
  ///
  /// The object is not kept; the last call ends with it.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let call = WeakCall(target: observer as AnyObject, selector: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { call.perform(with: $0) }
    SelectorObservers.shared.add(
      SelectorObserver(token: token, center: self, name: name, object: object as AnyObject?),
      of: observer as AnyObject)
  }

  // Foundation's function takes anything. For an object the compiler prefers this one, and anything
  // leads to Foundation's.
  /// Calls no method of an object any longer, or ends a block that was added.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    removeSelectors(of: observer) { _ in true }
  }

  /// Calls no method of an object any longer at notifications; nil stands for all of them.
  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    removeSelectors(of: observer) { entry in
      (name == nil || entry.name == name)
        && (object == nil || entry.object === object as AnyObject?)
    }
  }

  private func removeSelectors(of observer: AnyObject, where isMeant: (SelectorObserver) -> Bool) {
    for entry in SelectorObservers.shared.remove(
      of: observer, where: { $0.center === self && isMeant($0) })
    {
      removeObserver(entry.token as Any)
    }
  }
}

/// A method and its object, which is not kept.
private final class WeakCall: @unchecked Sendable {
  // Unchecked: it is performed on the thread that posts, as the method would be anyway.
  private weak var target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  func perform(with notification: Notification) {
    guard let target else { return }
    selector.perform(on: target, with: notification)
  }
}

/// What was added to a center for an object.
private struct SelectorObserver: @unchecked Sendable {
  // Unchecked: it is only compared, and given back to the center.
  let token: any NSObjectProtocol
  let center: NotificationCenter
  let name: Notification.Name?
  weak var object: AnyObject?
}

/// What was added to centers, by the objects whose methods are called.
private final class SelectorObservers: @unchecked Sendable {
  /// Those of the app: a center knows only its own tokens.
  static let shared = SelectorObservers()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [SelectorObserver]] = [:]

  func add(_ entry: SelectorObserver, of observer: AnyObject) {
    lock.withLock { entries[ObjectIdentifier(observer), default: []].append(entry) }
  }

  func remove(
    of observer: AnyObject, where isMeant: (SelectorObserver) -> Bool
  ) -> [SelectorObserver] {
    lock.withLock {
      let all = entries.removeValue(forKey: ObjectIdentifier(observer)) ?? []
      let rest = all.filter { !isMeant($0) }
      if !rest.isEmpty { entries[ObjectIdentifier(observer)] = rest }
      return all.filter(isMeant)
    }
  }
}
