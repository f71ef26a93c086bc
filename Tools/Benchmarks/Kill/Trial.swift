import Foundation

/// A run with a disturbance.
struct Trial: Sendable {
  let number: Int
  let command: Command
  let blow: Kill.Blow
  /// The time, as a fraction of the run's duration; past 1 it may be over.
  let moment: Double

  /// Runs the command, disturbs it, and returns what is wrong afterwards, or nil.
  func run(stopFor seconds: Double) -> String? {
    do {
      let folder = try Workplace()
      let start = try Start(command.program, command.words, in: folder)
      Thread.sleep(forTimeInterval: moment * command.seconds)
      strike(start, seconds)
      start.process.waitUntilExit()
      let fault = try fault(start, folder)
      return fault.map { "\(number) \(blow) \(command.words[0...1]) at \(moment): \($0)" }
    } catch {
      return "\(number): \(error)"
    }
  }

  private func strike(_ start: Start, _ seconds: Double) {
    let own = start.process.processIdentifier
    guard start.process.isRunning else { return }
    switch blow {
    case .kill: kill(own, SIGKILL)
    case .terminate: kill(own, SIGTERM)
    case .killWorker: if let worker = start.workers.randomElement() { kill(worker, SIGKILL) }
    case .stop: pause([own], seconds)
    case .stopWorker: pause(Array(start.workers.prefix(1)), seconds)
    }
  }

  private func pause(_ processes: [Int32], _ seconds: Double) {
    for process in processes { kill(process, SIGSTOP) }
    Thread.sleep(forTimeInterval: seconds)
    for process in processes { kill(process, SIGCONT) }
  }

  /// What is wrong with the results of a run.
  private func fault(_ start: Start, _ folder: Workplace) throws -> String? {
    let process = start.process
    let wasSignal = process.terminationReason == .uncaughtSignal
    let isEnd = blow == .kill || blow == .terminate
    if wasSignal, !isEnd { return "ended by signal \(process.terminationStatus)" }
    let files = folder.files
    if let fault = disorder(in: files) { return fault }
    let isWhole = files == command.new
    if !isEnd || (!wasSignal && process.terminationStatus == 0) {
      // Texts that could not be spoken are reported, and affect the status.
      let isReported = process.terminationStatus == 1 && start.errors.contains("could not speak")
      return isWhole || isReported
        ? nil : "status \(process.terminationStatus), other bytes: \(start.errors)"
    }
    if !wasSignal, process.terminationStatus != 143 { return "status \(process.terminationStatus)" }
    return nil
  }

  /// Files that are neither old nor new, or are left over.
  private func disorder(in files: [String: Data]) -> String? {
    for (name, bytes) in files {
      guard command.new[name] != nil || command.old[name] != nil else {
        return "left over: \(name)"
      }
      let isKnown = bytes == command.new[name] || bytes == command.old[name]
      guard isKnown else { return "neither old nor new: \(name)" }
    }
    return command.old.keys.first { files[$0] == nil }.map { "lost: \($0)" }
  }
}
