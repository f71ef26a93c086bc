import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AppBuilds

struct BuildLockTests {
  @Test func `lets one build and the other wait`() throws {
    let scratch = try Scratch()
    let path = scratch.path("lock")
    let order = Mutex<[String]>([])
    let (isHeld, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let first = Thread {
      try? BuildLock.with(path, waiting: {}) { () throws(AppBuildError) in
        isHeld.signal()
        _ = isDone.wait(timeout: .now() + 5)
        order.withLock { $0.append("first") }
      }
    }
    first.start()
    try #require(isHeld.wait(timeout: .now() + 60) == .success)
    let waiting = {
      order.withLock { $0.append("waits") }
      isDone.signal()
    }
    try BuildLock.with(path, waiting: waiting) { () throws(AppBuildError) in
      order.withLock { $0.append("second") }
    }
    #expect(order.withLock { $0 } == ["waits", "first", "second"])
    withExtendedLifetime(scratch) {}
  }
}
