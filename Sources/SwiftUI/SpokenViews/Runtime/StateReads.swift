/// A node that evaluates closures of the app, which read state.
@MainActor
protocol EvaluatedNode: _ViewNode {
  var reads: StateReads { get set }
}

extension EvaluatedNode {
  /// Evaluates something, and remembers what it reads.
  func evaluating<Result>(_ evaluate: () -> Result) -> Result {
    // What the last evaluation read may not be read this time, so each one starts from nothing.
    reads.end(self)
    // Bodies are evaluated inside each other while views are mounted, and the outer one reads more
    // afterwards.
    let outer = StateReads.reader
    StateReads.reader = self
    defer { StateReads.reader = outer }
    // It is taken out, because what is evaluated adds to `reads`.
    var observed = reads.observed
    defer { reads.observed = observed }
    return observed.tracking(for: self) { Localization.following(environment, evaluate) }
  }
}

/// The state and the observable properties that a node read at its last evaluation.
@MainActor
struct StateReads {
  private var storages: [StateStorage] = []
  fileprivate var observed = ObservedReads()

  /// The node that is evaluated now.
  ///
  /// State is read on the main actor, in a body.
  nonisolated(unsafe) static var reader: (any EvaluatedNode)?

  mutating func add(_ storage: StateStorage) {
    // Most bodies read one storage several times in a row. Other repeated entries do no harm,
    // because a reader can be removed twice.
    if storages.last !== storage { storages.append(storage) }
  }

  /// Forgets what was read.
  mutating func end(_ node: AnyObject) {
    for storage in storages { storage.readers[ObjectIdentifier(node)] = nil }
    storages = []
    observed.end()
  }
}

/// Storage of a state, and the nodes that read it.
class StateStorage: @unchecked Sendable {
  /// A node, and whether what it read is different now.
  struct Reader {
    weak var node: (any EvaluatedNode)?
    var checks: [() -> Bool]
  }

  fileprivate(set) var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that a value was read for the evaluation of a node.
  func note<Value>(_ value: Value, at location: Location<Value>) {
    // Closures such as those of buttons read state outside of any body, and must not follow it.
    guard let node = StateReads.reader else { return }
    // The check keeps the storage alive until the reader is evaluated again or unmounted.
    let check = { !areSame(value, location.current) }
    readers[ObjectIdentifier(node), default: Reader(node: node, checks: [])].checks.append(check)
    MainActor.assumeIsolated { node.reads.add(self) }
  }

  /// Asks the nodes for which something is different now for another evaluation.
  func hasChanged() {
    // A value that is written again unchanged asks for nothing, so `onAppear` may set it at will.
    let due = readers.values.filter { reader in reader.checks.contains { $0() } }
    guard !due.isEmpty else { return }
    let nodes = due.map { Unchecked($0.node) }
    // The app may write from another thread, but nodes are marked only on the main actor.
    onMain { for node in nodes { node.value?.setNeedsUpdate() } }
  }
}
