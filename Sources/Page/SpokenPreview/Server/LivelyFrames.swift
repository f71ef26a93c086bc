import FlyingFox
import Foundation
import Synchronization

/// Pings a page now and then, and ends its connection when it does not answer.
///
/// A page that sleeps or whose network is gone never closes its connection, and would keep its place.
struct LivelyFrames: WSHandler {
  /// How often a page is pinged.
  static let interval = Duration.seconds(30)

  let handler: any WSHandler
  /// The times at which the page is pinged; the connection lives as long as they last.
  let ticks: @Sendable () -> AsyncStream<Void>

  /// Frames of a handler, with pings between them at each tick.
  ///
  /// - Parameters:
  ///   - handler: makes the frames.
  ///   - ticks: the times of the pings; nil for one every `interval`.
  init(_ handler: any WSHandler, ticks: (@Sendable () -> AsyncStream<Void>)? = nil) {
    (self.handler, self.ticks) = (handler, ticks ?? Self.everyInterval)
  }

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let sign = SignOfLife()
    // Every frame is a sign of life, so they are noted before the handler consumes them.
    let heard = AsyncThrowingStream<WSFrame, any Error> { continuation in
      let task = Task {
        do {
          for try await frame in client {
            sign.note()
            continuation.yield(frame)
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
    return merged(try await handler.makeFrames(for: heard), sign)
  }

  /// The frames of the handler with pings; they end when the handler ends or the page is silent.
  private func merged(_ frames: AsyncStream<WSFrame>, _ sign: SignOfLife) -> AsyncStream<WSFrame> {
    AsyncStream { continuation in
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { for await frame in frames { continuation.yield(frame) } }
          group.addTask {
            for await _ in ticks() {
              // Nothing since the last ping: the page had a whole interval to answer.
              guard sign.takeOrWait() else { return }
              continuation.yield(Self.ping)
            }
          }
          // Either task may end first: the handler when the page leaves, the pings when it is
          // silent.
          await group.next()
          group.cancelAll()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static let ping = WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data())

  @Sendable private static func everyInterval() -> AsyncStream<Void> {
    AsyncStream {
      do {
        try await Task.sleep(for: interval)
        return ()
      } catch {
        return nil
      }
    }
  }
}

/// Whether a page has sent anything since it was last pinged.
///
/// A class, because the task that reads and the one that pings share it.
private final class SignOfLife: Sendable {
  // Relaxed access is enough: the flag stands for nothing but itself.
  private let hasCome = Atomic(true)

  /// Notes that the page sent something; a browser answers a ping by itself.
  func note() { hasCome.store(true, ordering: .relaxed) }

  /// Whether something came since the last call.
  func takeOrWait() -> Bool { hasCome.exchange(false, ordering: .relaxed) }
}
