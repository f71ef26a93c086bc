import Foundation

/// Workers with one length of the engine's buffer, each started when all before it are busy.
final class WorkerPool: @unchecked Sendable {
  private let workers: [EspeakWorker]
  // Guards the workers that have nothing to do.
  private let condition = NSCondition()
  private var idle: [EspeakWorker]

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - path: the program of the workers.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - size: how many workers there are at most.
  ///   - patience: how many seconds a worker may say nothing.
  init(path: String, bufferLength: Int, size: Int, patience: Int) {
    workers = (0..<size).map { _ in
      EspeakWorker(path: path, bufferLength: bufferLength, patience: patience)
    }
    idle = workers.reversed()
  }

  /// Starts a worker, and gives what the engine consists of.
  func start() throws(EngineUnavailable) -> EngineFiles { try workers[0].start() }

  /// Asks a worker that has nothing to do, or waits for one.
  func reply(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply {
    let worker = take()
    defer { giveBack(worker) }
    return try worker.reply(to: request)
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
      idle.append(worker)
      condition.signal()
    }
  }
}
