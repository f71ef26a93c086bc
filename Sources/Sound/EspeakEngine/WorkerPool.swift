import EspeakProtocol
import Foundation

/// Workers with the same buffer length, each started when all before it are busy.
///
/// A worker that cannot be started is dropped as long as another one answers: a system may have
/// fewer processes than requested.
final class WorkerPool: @unchecked Sendable {
  private let workers: [EspeakWorker]
  // Guards the idle workers.
  private let condition = NSCondition()
  private var idle: [EspeakWorker]
  // The workers that answered and were not dropped since.
  private var proven: Set<ObjectIdentifier> = []

  /// A pool without running workers.
  ///
  /// - Parameters:
  ///   - path: the program of the workers.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - size: the most workers.
  ///   - timeout: how many seconds a worker may neither answer nor compute.
  init(path: String, bufferLength: Int, size: Int, timeout: Int) {
    workers = (0..<size).map { _ in
      EspeakWorker(path: path, bufferLength: bufferLength, timeout: timeout)
    }
    // The last one is taken first, so reversed the first worker, which `start` runs, speaks first.
    idle = workers.reversed()
  }

  /// Starts a worker, and returns the files of the engine.
  func start() throws(EngineUnavailable) -> EngineFiles { try workers[0].start() }

  /// Sends a request to an idle worker, or waits for one.
  ///
  /// - Throws: `EngineUnavailable` when the last worker cannot be used.
  func reply(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply {
    while true {
      let worker = take()
      do throws(EngineUnavailable) {
        let reply = try worker.reply(to: request)
        giveBack(worker)
        return reply
      } catch {
        // The same request goes to another worker: this one's failure says nothing about the text.
        guard giveUp(worker) else { throw error }
      }
    }
  }

  /// The ids of the running processes.
  var identifiers: [Int32] { workers.compactMap(\.identifier) }

  private func take() -> EspeakWorker {
    condition.withLock {
      while true {
        if let worker = idle.popLast() { return worker }
        condition.wait()
      }
    }
  }

  private func giveBack(_ worker: EspeakWorker) {
    condition.withLock {
      proven.insert(ObjectIdentifier(worker))
      idle.append(worker)
      condition.signal()
    }
  }

  /// Drops a worker, if another one has answered; returns whether it did.
  private func giveUp(_ worker: EspeakWorker) -> Bool {
    condition.withLock {
      proven.remove(ObjectIdentifier(worker))
      guard proven.isEmpty else { return true }
      // The next request may succeed.
      idle.append(worker)
      condition.signal()
      return false
    }
  }
}
