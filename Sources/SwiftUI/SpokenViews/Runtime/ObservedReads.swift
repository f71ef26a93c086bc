import Observation

/// The properties of observable objects that a node read at its last evaluation.
///
/// The Observation framework cannot cancel a registration. A node that observed something therefore
/// reads its pulse too: a beat fires the registration, which removes it from every property.
/// Otherwise a view that is evaluated often would leave a registration behind on each property that
/// never changes.
@MainActor
struct ObservedReads {
  private var pulse: Pulse?
  private var ticket: Ticket?

  /// The types of nodes that observed something, which have a pulse from the start.
  private static var observing: Set<ObjectIdentifier> = []

  /// Evaluates something; the node is evaluated again once a property that was read changes.
  mutating func tracking<Result>(for node: _ViewNode, _ evaluate: () -> Result) -> Result {
    end()
    // Every listening to a pulse costs a registration, and most views observe nothing: only types
    // that did so before have one from the start.
    if pulse == nil, Self.observing.contains(ObjectIdentifier(type(of: node))) { pulse = Pulse() }
    var ticket: Ticket?
    // The closure for changes is made only if something was observed.
    func makeTicket() -> @Sendable () -> Void {
      let new = Ticket(node)
      ticket = new
      return { new.fire() }
    }
    let result = withObservationTracking(
      { [pulse] in
        pulse?.listen()
        return evaluate()
      }, onChange: makeTicket())
    // The registration of the first evaluation of a type stays, and fires in vain.
    if ticket != nil, pulse == nil {
      pulse = Pulse()
      Self.observing.insert(ObjectIdentifier(type(of: node)))
    }
    self.ticket = ticket
    return result
  }

  /// Ends the registration.
  mutating func end() {
    guard let ticket else { return }
    // First, because the beat fires the registration as a change does, and must not cause an
    // evaluation.
    ticket.node = nil
    self.ticket = nil
    pulse?.beat()
  }
}

/// A registration for the changes of what a node read; without its node it has ended.
private final class Ticket: @unchecked Sendable {
  /// It is only used on the main actor.
  weak var node: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }

  func fire() { onMain { self.node?.setNeedsUpdate() } }
}

/// A property that changes when a registration ends.
private final class Pulse: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // The registrar knows properties only by key paths, so the pulse needs one, whose value nobody
  // reads.
  private var beats: Int { 0 }

  func listen() { registrar.access(self, keyPath: \.beats) }
  func beat() { registrar.withMutation(of: self, keyPath: \.beats) {} }
}
