import ScreenTree

extension SpeechQueue {
  /// The queued utterances, in the order of posting.
  ///
  /// Utterances that cannot be interrupted are kept separately from the others and from the one
  /// change that may wait, so that no search is needed.
  struct Waiting: Hashable {
    private struct Line: Hashable {
      private var entries: [(order: Int, entry: Entry)] = []
      private var first = 0
      /// The total duration.
      private(set) var length = Duration.zero

      var head: (order: Int, entry: Entry)? { first < entries.count ? entries[first] : nil }

      mutating func append(_ entry: Entry, order: Int) {
        entries.append((order, entry))
        length += entry.timing.total
      }

      mutating func removeFirst() -> Entry {
        let entry = entries[first].entry
        first += 1
        length -= entry.timing.total
        // Removed entries are released once they are half of the array.
        if first * 2 >= entries.count {
          entries.removeFirst(first)
          first = 0
        }
        return entry
      }

      mutating func removeAll() -> [(order: Int, entry: Entry)] {
        defer { self = Line() }
        return Array(entries[first...])
      }

      // Removed entries may still be in the array; only those that wait count.
      static func == (one: Line, other: Line) -> Bool {
        one.entries[one.first...].elementsEqual(other.entries[other.first...]) { $0 == $1 }
      }

      func hash(into hasher: inout Hasher) {
        for (order, entry) in entries[first...] {
          hasher.combine(order)
          hasher.combine(entry)
        }
      }
    }

    /// A change of the element under the cursor.
    private struct Change: Hashable {
      var order: Int
      var entry: Entry
    }

    private var highs = Line()
    private var others = Line()
    private var change: Change?
    private var count = 0

    mutating func append(_ entry: Entry) {
      count += 1
      if entry.isHigh {
        highs.append(entry, order: count)
      } else if entry.isChange {
        change = Change(order: count, entry: entry)
      } else {
        others.append(entry, order: count)
      }
    }

    /// The time at which all of it is spoken, if it starts at a time.
    func end(from time: Duration) -> Duration {
      let all = highs.length + others.length
      guard let change else { return time + all }
      // Others pass a change that must wait, so that nothing is silent before they all are spoken.
      return max(time + all, change.entry.earliest) + change.entry.timing.total
    }

    /// Removes the entry that starts next, up to a time; a change that may not start yet lets
    /// others pass.
    mutating func removeFirst(at now: Duration, until time: Duration) -> Entry? {
      // A change that must still wait gets the last place, so that it holds nobody up.
      let due = change.map { $0.entry.earliest <= now ? $0.order : .max } ?? .max
      let high = highs.head?.order ?? .max
      let other = others.head?.order ?? .max
      if min(high, other) < due {
        guard now <= time else { return nil }
        return high < other ? highs.removeFirst() : others.removeFirst()
      }
      guard let change, max(now, change.entry.earliest) <= time else { return nil }
      return removeChange()
    }

    mutating func removeChange() -> Entry? {
      defer { change = nil }
      return change?.entry
    }

    /// Removes all entries, in the order of posting.
    mutating func removeAll() -> [Entry] {
      let all =
        highs.removeAll() + others.removeAll() + (change.map { [($0.order, $0.entry)] } ?? [])
      change = nil
      return all.sorted { $0.order < $1.order }.map(\.entry)
    }

    /// Removes all entries that can be interrupted, and the change on request.
    mutating func removeAll(withChange: Bool) -> [Entry] {
      var removed = others.removeAll()
      if withChange, let change {
        let index = removed.firstIndex { $0.order > change.order } ?? removed.count
        removed.insert((change.order, change.entry), at: index)
        self.change = nil
      }
      return removed.map(\.entry)
    }
  }
}
