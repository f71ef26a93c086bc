import Foundation
import SpokenUIKit
import Testing

/// Timers, notifications and delays call the methods of objects.
@MainActor
struct ScheduledSelectorTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func ticked(_ timer: Timer) { heard.append("ticked") }
    func came(_ notification: Notification) {
      heard.append("came \(notification.userInfo?["word"] ?? "")")
    }
    func came() { heard.append("came without") }
    func later(_ word: Any?) { heard.append("later \(word ?? "")") }
  }

  private static let name = Notification.Name("ScheduledSelectorTests")

  @Test func `a notification calls a method until its object is removed`() {
    let (center, listener) = (NotificationCenter(), Listener())
    center.addObserver(
      listener, selector: Selector(Listener.came(_:)), name: Self.name, object: nil)
    center.addObserver(
      listener, selector: Selector(Listener.came as (Listener) -> () -> Void), name: Self.name,
      object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["word": "one"])
    center.post(name: Notification.Name("other"), object: nil)
    // A center does not say in which order it calls.
    #expect(listener.heard.sorted() == ["came one", "came without"])
    center.removeObserver(listener, name: Notification.Name("other"), object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["word": "two"])
    #expect(listener.heard.count == 4)
    center.removeObserver(listener)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.count == 4)
  }

  @Test func `only notifications of an object are meant where one is given`() {
    let (center, listener, object) = (NotificationCenter(), Listener(), NSObject())
    center.addObserver(
      listener, selector: Selector(Listener.came(_:)), name: Self.name, object: object)
    center.post(name: Self.name, object: NSObject())
    #expect(listener.heard.isEmpty)
    center.post(name: Self.name, object: object, userInfo: ["word": "own"])
    #expect(listener.heard == ["came own"])
  }

  @Test func `an object that is gone is not called, and not kept`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener, selector: Selector(Listener.came(_:)), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Self.name, object: nil)
  }

  @Test func `a block that was added is removed by what it gave`() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(count == 1)
  }

  @Test func `a timer calls a method`() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: Selector(Listener.ticked(_:)), userInfo: nil,
      repeats: true)
    timer.fire()
    #expect(listener.heard == ["ticked"])
    timer.invalidate()
  }

  @Test func `a method is performed at once with its argument`() {
    let listener = Listener()
    listener.perform(Selector(Listener.later(_:)), with: "now")
    #expect(listener.heard == ["later now"])
  }
}
