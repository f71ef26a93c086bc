package import SpokenFiles

/// Notices files that changed, and waits until they are written: a state machine without a clock.
///
/// A change counts once two looks in a row agree, so that a file that an editor is writing is not
/// read in between.
package struct FileWatch<Stamp: Hashable>: Sendable where Stamp: Sendable {
  /// The stamps of the files that are there.
  package typealias Look = [ExactPath: Stamp]

  private var settled: Look
  private var pending: Look?

  /// A watch over files as they are now.
  package init(_ look: Look) { settled = look }

  /// Whether something changed that may not be complete; look again soon.
  package var isSettling: Bool { pending != nil }

  /// Compares a look with the last ones.
  ///
  /// - Returns: the files that are new, changed or gone; empty until two looks agree.
  package mutating func see(_ look: Look) -> Set<ExactPath> {
    guard look != settled else {
      pending = nil
      return []
    }
    // A further change starts the wait again, however many there are.
    guard look == pending else {
      pending = look
      return []
    }
    // Both, because a file that is gone changed as well.
    let names = Set(look.keys).union(settled.keys)
    let changed = names.filter { look[$0] != settled[$0] }
    (settled, pending) = (look, nil)
    return changed
  }
}
