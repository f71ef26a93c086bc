/// Where in its utterance a step of speech comes from.
package struct SegmentPlace: Hashable, Sendable {
  /// The index of the segment among all of the utterance.
  package var index: Int
  /// What the segment has between this part and the part before, which nobody speaks; empty for the
  /// first part.
  package var gap: String

  /// A place in a segment; by default its first part.
  package init(index: Int, gap: String = "") {
    self.index = index
    self.gap = gap
  }
}
