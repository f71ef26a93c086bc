/// Decides, look by look, whether a worker that has not answered yet is worth waiting for.
///
/// It has no clock. A worker that computes is never given up here, however long it takes: the worker itself bounds
/// the processor time of a text. Looks are counted only while this process runs, so that a machine that slept, or a
/// terminal that stopped all of us, costs nothing.
struct WorkerWatch: Hashable, Sendable {
  /// What to do about the worker.
  enum Verdict: Hashable, Sendable {
    /// It may still answer.
    case wait
    /// Somebody stopped it; another one can do its work.
    case stopped
    /// It waits for something that does not come.
    case hung
  }

  /// How many looks a second are taken.
  static let looksPerSecond = 4
  /// How much longer a worker is waited for whose processes are not shown.
  static let factorUnseen = 30

  /// How many looks in a row may show nothing but idle processes; 0 for any number.
  private let patience: Int
  private var idleLooks = 0
  private var latest: [ProcessSight]?

  /// Creates a watch over one answer.
  ///
  /// - Parameter patience: how many seconds all processes may do nothing; 0 for any number.
  init(patience: Int) { self.patience = patience * Self.looksPerSecond }

  /// Takes what a look shows, or nil where nothing can be seen.
  mutating func look(at family: [ProcessSight]?) -> Verdict {
    guard let family else {
      idleLooks += 1
      return isOver(patience * Self.factorUnseen) ? .hung : .wait
    }
    // One that computed since the last look shows it by its processor time, whatever it does right now.
    let isWorking = family.contains { $0.condition == .working } || family != latest
    latest = family
    idleLooks = isWorking ? 0 : idleLooks + 1
    guard isOver(patience) else { return .wait }
    return family.contains { $0.condition == .stopped } ? .stopped : .hung
  }

  private func isOver(_ limit: Int) -> Bool { limit > 0 && idleLooks >= limit }
}
