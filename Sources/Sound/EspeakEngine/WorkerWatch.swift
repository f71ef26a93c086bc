/// Decides, check by check, whether to keep waiting for a worker.
///
/// It has no clock. A worker that computes is never given up here: the worker itself limits the
/// processor time of a text. Checks are counted only while this process runs, so that a sleeping
/// machine, or a terminal that stopped all processes, costs nothing.
struct WorkerWatch: Hashable, Sendable {
  /// The decision about the worker.
  enum Verdict: Hashable, Sendable {
    /// It may still answer.
    case wait
    /// It was stopped; another one can do its work.
    case stopped
    /// It waits for something that does not come.
    case hung
  }

  /// How many checks are made in a second.
  static let looksPerSecond = 4
  /// How many times longer to wait when the states of processes are not available.
  static let factorUnseen = 30

  /// How many checks in a row may find only idle processes; 0 for any number.
  private let timeout: Int
  private var idleLooks = 0
  private var latest: [ProcessSight]?

  /// A watch over one reply.
  ///
  /// - Parameter timeout: how many seconds all processes may be idle; 0 for any number.
  init(timeout: Int) { self.timeout = timeout * Self.looksPerSecond }

  /// Handles the states of a check, or nil if they are not available.
  mutating func look(at family: [ProcessSight]?) -> Verdict {
    guard let family else {
      idleLooks += 1
      return isOver(timeout * Self.factorUnseen) ? .hung : .wait
    }
    // A process that computed since the last check has more processor time, whatever it does now.
    let isWorking = family.contains { $0.condition == .working } || family != latest
    latest = family
    // Only a pause without any work counts: the times of several short waits are not added up.
    idleLooks = isWorking ? 0 : idleLooks + 1
    guard isOver(timeout) else { return .wait }
    // A stopped process says nothing about the text, so another worker gets it.
    return family.contains { $0.condition == .stopped } ? .stopped : .hung
  }

  private func isOver(_ limit: Int) -> Bool { limit > 0 && idleLooks >= limit }
}
