package import ScreenTree

/// The speech queue: one voice on a virtual clock, and what interrupts what.
///
/// Speech of a gesture interrupts everything but an announcement of high priority. Announcements
/// follow Apple's session 10036 of 2023: high interrupts and cannot be interrupted, default
/// interrupts and can be, low waits and is dropped when other speech starts. An announcement at the
/// moment of a focus move is lost to it, and so is queued speech when the user moves on, as
/// developers observed; at the moment of any other gesture it waits. A queued announcement waits
/// for other announcements. The value of an element that the app changes waits too, and a newer one
/// replaces it; one that changes frequently is spoken every five seconds at most.
package struct SpeechQueue: Hashable, Sendable {
  /// The source of an utterance.
  package enum Source: Hashable, Sendable {
    /// A gesture; the focus may have moved, for whatever reason.
    case gesture(movesFocus: Bool)
    /// An announcement of the app.
    case announcement(Announcement.Priority, isQueued: Bool)
    /// A change in an assertive live region of web content.
    case assertiveRegion
    /// A change of the element under the cursor by the app, possibly a frequent one.
    case change(isFrequent: Bool)
    /// The tap that stops speech, whatever it is.
    case stop
    /// No speech.
    case silence
  }

  /// An utterance in the queue.
  struct Entry: Hashable {
    var number: Int
    var source: Source
    var timing: Timing
    var cause: Hearing.Cause
    var posted: Duration
    var start = Duration.zero
    var earliest = Duration.zero

    var end: Duration { start + timing.total }
    var isHigh: Bool {
      if case .announcement(.high, _) = source { true } else { false }
    }
    var isAnnouncement: Bool {
      if case .announcement = source { true } else { false }
    }
    var isChange: Bool { if case .change = source { true } else { false } }
    var isFocusMove: Bool { source == .gesture(movesFocus: true) }
  }

  /// The result of an utterance, by its number.
  package struct Decision: Hashable, Sendable {
    /// The number with which the utterance was posted.
    package var number: Int
    /// The result.
    package var hearing: Hearing
  }

  /// The current time, from the start of the walkthrough.
  package private(set) var now = Duration.zero
  private var speaking: Entry?
  private var waiting = Waiting()
  private var lastChange: Duration?
  private var decided: [Decision] = []

  /// How often the value of an element that changes frequently is spoken.
  static let pollingInterval = Duration.seconds(5)

  /// An empty queue.
  package init() {}

  /// The time at which all queued speech is spoken, if nothing else is posted.
  package var idle: Duration {
    waiting.end(from: max(now, speaking?.end ?? now))
  }

  /// Advances the clock, and returns the results until then.
  package mutating func advance(to time: Duration) -> [Decision] {
    pass(until: time)
    return take()
  }

  /// Posts an utterance now.
  ///
  /// - Parameters:
  ///   - number: the number that its result will have.
  ///   - source: the source.
  ///   - timing: its duration.
  ///   - cause: the cause to report for speech that it interrupts.
  /// - Returns: the results of utterances that it decides.
  package mutating func post(
    _ number: Int, from source: Source, timing: Timing, cause: Hearing.Cause
  ) -> [Decision] {
    // What ends at this very moment was heard in full, and is not interrupted.
    pass(until: now)
    let entry = Entry(number: number, source: source, timing: timing, cause: cause, posted: now)
    switch source {
    // A sound without words is heard during other speech.
    case .silence: decide(entry, Hearing(start: now, length: timing.total))
    case .gesture: begin(entry)
    case .stop: stop(entry)
    case .announcement(let priority, let isQueued): announce(entry, priority, isQueued)
    case .assertiveRegion: begin(entry)
    case .change(let isFrequent): change(entry, isFrequent)
    }
    return take()
  }

  private mutating func announce(
    _ entry: Entry, _ priority: Announcement.Priority, _ isQueued: Bool
  ) {
    guard let speaking else { return begin(entry) }
    let isAtOnce = !speaking.isAnnouncement && speaking.posted == now
    switch priority {
    case .high:
      if speaking.isHigh { waiting.append(entry) } else { begin(entry) }
    case .default, .low:
      if isAtOnce, speaking.isFocusMove {
        decide(entry, Hearing(start: now, description: .dropped(by: speaking.cause)))
      } else if priority == .low || speaking.isHigh || isAtOnce
        || (isQueued && speaking.isAnnouncement)
      {
        // It would drop what waits if it could begin, and so it does while it has to wait.
        if priority == .default, !isQueued {
          drop(waiting.removeAll(withChange: false), for: entry)
        }
        waiting.append(entry)
      } else {
        begin(entry)
      }
    }
  }

  private mutating func change(_ entry: Entry, _ isFrequent: Bool) {
    var entry = entry
    if let old = waiting.removeChange() {
      // The newer value takes the turn of the older one, so that a stream of them is still heard.
      entry.earliest = old.earliest
      decide(old, Hearing(start: now, description: .merged(into: entry.cause)))
    }
    if isFrequent, let lastChange {
      entry.earliest = max(entry.earliest, lastChange + Self.pollingInterval)
    }
    waiting.append(entry)
    pass(until: now)
  }

  /// Starts an utterance now, or after one that cannot be interrupted.
  private mutating func begin(_ entry: Entry) {
    drop(waiting.removeAll(withChange: true), for: entry)
    // Speech of high priority goes on, and the new entry waits for its end.
    if let old = speaking, !old.isHigh {
      speaking = nil
      interrupt(old, by: entry.cause)
    }
    waiting.append(entry)
    pass(until: now)
  }

  /// Ends all speech, also that of high priority.
  private mutating func stop(_ entry: Entry) {
    if let old = speaking { interrupt(old, by: entry.cause) }
    speaking = nil
    drop(waiting.removeAll(), for: entry)
    decide(entry, Hearing(start: now, length: entry.timing.total))
  }

  /// Drops queued utterances for another one.
  private mutating func drop(_ others: [Entry], for entry: Entry) {
    for other in others {
      decide(other, Hearing(start: now, description: .dropped(by: entry.cause)))
    }
  }

  private mutating func interrupt(_ entry: Entry, by cause: Hearing.Cause) {
    let length = now - entry.start
    var hearing = Hearing(start: entry.start, length: length)
    let hasLater = entry.timing.laterStart != nil
    // Of speech that is interrupted at its start nothing was heard.
    if length <= .zero, entry.timing.total > .zero {
      hearing.description = .dropped(by: cause)
      hearing.later = hasLater ? .expired(by: cause) : nil
    } else if length < entry.timing.description {
      hearing.description = .cut(after: length, by: cause)
      hearing.later = hasLater ? .expired(by: cause) : nil
    } else if let laterStart = entry.timing.laterStart {
      hearing.later =
        length > laterStart ? .cut(after: length - laterStart, by: cause) : .expired(by: cause)
    }
    decide(entry, hearing)
  }

  /// Advances the clock: current speech ends, and queued speech starts.
  private mutating func pass(until time: Duration) {
    while true {
      if let entry = speaking {
        guard entry.end <= time else { break }
        speaking = nil
        now = max(now, entry.end)
        decide(entry, Hearing(start: entry.start, length: entry.timing.total, of: entry.timing))
      }
      guard var entry = waiting.removeFirst(at: now, until: time) else { break }
      let start = max(now, entry.earliest)
      entry.start = start
      now = max(now, start)
      if entry.isChange { lastChange = start }
      speaking = entry
    }
    // A caller may ask for a time that is over, and the clock never goes back.
    now = max(now, time)
  }

  private mutating func decide(_ entry: Entry, _ hearing: Hearing) {
    decided.append(Decision(number: entry.number, hearing: hearing))
  }

  private mutating func take() -> [Decision] {
    defer { decided = [] }
    return decided
  }
}

extension Hearing {
  /// The result of an utterance that was heard to its end.
  fileprivate init(start: Duration, length: Duration, of timing: Timing) {
    self.init(start: start, length: length, later: timing.laterStart == nil ? nil : .full)
  }
}
