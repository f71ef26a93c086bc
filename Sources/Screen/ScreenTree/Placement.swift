/// Where the layout puts a view that states no frame.
///
/// No file has it: writers and captures print stated frames alone. An object that never changes,
/// because most nodes have none, and a node is copied often.
package final class Placement: Hashable, Sendable {
  /// The rectangle that is drawn and touched, in points.
  package let shown: Frame
  /// The rectangle by which it is read: views side by side in a row count as one line, whatever
  /// their heights are.
  package let read: Frame

  /// A place; by default it is read where it is shown.
  package init(shown: Frame, read: Frame? = nil) {
    self.shown = shown
    self.read = read ?? shown
  }

  /// Whether both are the same rectangles.
  package static func == (one: Placement, other: Placement) -> Bool {
    one === other || one.shown == other.shown && one.read == other.read
  }

  /// Hashes the rectangle that is shown.
  package func hash(into hasher: inout Hasher) { hasher.combine(shown) }
}

extension Node {
  /// The rectangle on the screen: the stated frame, else the computed one; nil before the layout.
  package var shownFrame: Frame? { self[.frame] ?? placement?.shown }
}

extension Screen {
  /// Whether its nodes have their places already, as those of live views.
  package var isLaidOut: Bool { views.contains { $0.placement != nil } }
}
