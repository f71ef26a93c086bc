extension PageData {
  /// What changed since an older run.
  package struct Comparison: Codable, Hashable, Sendable {
    /// The name of the older run, such as its file.
    package var name: String
    /// The length of the older run in frames.
    package var length: Int
    /// What differs for the whole, such as settings, in sentences.
    package var header: [String]
    /// The changes, in the order of the new run.
    package var changes: [Change]

    /// A comparison from its parts.
    package init(name: String, length: Int, header: [String] = [], changes: [Change] = []) {
      (self.name, self.length, self.header, self.changes) = (name, length, header, changes)
    }
  }

  /// A stop that changed, is new or is gone.
  package struct Change: Codable, Hashable, Sendable {
    /// What changed, in sentences.
    package var messages: [String]
    /// The stop before; nil when it is new.
    package var old: Side?
    /// The stop now; nil when it is gone.
    package var new: Side?

    /// A change from its parts.
    package init(_ messages: [String], old: Side?, new: Side?) {
      (self.messages, self.old, self.new) = (messages, old, new)
    }
  }

  /// A stop of one of two runs.
  package struct Side: Codable, Hashable, Sendable {
    /// The number of the stop in its run.
    package var number: Int
    /// The lines of the stop, with hint and cues.
    package var text: String
    /// The frames in which it is heard in its run.
    package var frames: Range<Int>

    /// A side from its parts.
    package init(number: Int, text: String, frames: Range<Int>) {
      (self.number, self.text, self.frames) = (number, text, frames)
    }
  }
}
