import Foundation

/// Workers with one length of the engine's buffer, each started when all before it are busy.
///
/// A worker that cannot be started is done without as long as another one answers: a system may have fewer processes
/// to give than were asked for.
final class WorkerPool: @unchecked Sendable {
  private let workers: [EspeakWorker]
  // Guards the workers that have nothing to do.
  private let condition = NSCondition()
  private var idle: [EspeakWorker]
  // Those that answered and were not given up since.
  private var proven: Set<ObjectIdentifier> = []

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - path: the program of the workers.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - size: how many workers there are at most.
  ///   - patience: how many seconds a worker may neither answer nor work.
  init(path: String, bufferLength: Int, size: Int, patience: Int) {
    workers = (0..<size).map { _ in
      EspeakWorker(path: path, bufferLength: bufferLength, patience: patience)
    }
    idle = workers.reversed()
  }

  /// Starts a worker, and gives what the engine consists of.
  func start() throws(EngineUnavailable) -> EngineFiles { try workers[0].start() }

  /// Asks a worker that has nothing to do, or waits for one.
  ///
  /// - Throws: `EngineUnavailable` when the last worker is not to be had.
  func reply(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply {
    while true {
      let worker = take()
      do throws(EngineUnavailable) {
        let reply = try worker.reply(to: request)
        giveBack(worker)
        return reply
      } catch {
        guard giveUp(worker) else { throw error }
      }
    }
  }

  /// The numbers of the running processes.
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

  /// Does without a worker from now on, if another one has answered; says whether it is so.
  private func giveUp(_ worker: EspeakWorker) -> Bool {
    condition.withLock {
      proven.remove(ObjectIdentifier(worker))
      guard proven.isEmpty else { return true }
      // Whoever asks next may be luckier.
      idle.append(worker)
      condition.signal()
      return false
    }
  }
}
