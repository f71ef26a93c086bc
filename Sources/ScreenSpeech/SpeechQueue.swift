public import ScreenTree

/// What is spoken when: one voice on a virtual clock, and what it gives up for what.
///
/// Speech of a gesture interrupts everything but an announcement of high priority. Announcements
/// follow Apple's session 10036 of 2023: high interrupts and cannot be interrupted, default
/// interrupts and can be, low waits and is given up when other speech begins. What an app announces
/// at the moment of a focus move is lost to it, and so is what waits when the user moves on, as
/// developers observed; at the moment of any other gesture it waits. A queued announcement waits for other announcements. The value of an
/// element that the app changes waits too, and gives way to a newer one; one that changes
/// frequently is spoken every five seconds at most.
public struct SpeechQueue: Hashable, Sendable {
  /// Where an utterance comes from.
  public enum Source: Hashable, Sendable {
    /// The user did something; the focus may have moved, for whatever reason.
    case gesture(movesFocus: Bool)
    /// The app announced something.
    case announcement(Announcement.Priority, isQueued: Bool)
    /// A live region of web content that does not wait says something new.
    case assertiveRegion
    /// The app changed the element under the cursor, which may do so all the time.
    case change(isFrequent: Bool)
    /// Nothing is spoken.
    case silence
  }

  /// An utterance on its way.
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

  /// What became of an utterance, by its number.
  public struct Decision: Hashable, Sendable {
    /// The number under which the utterance was posted.
    public var number: Int
    /// What became of it.
    public var hearing: Hearing
  }

  /// The time that has come, from the start of the walkthrough.
  public private(set) var now = Duration.zero
  private var speaking: Entry?
  private var waiting = Waiting()
  private var lastChange: Duration?
  private var decided: [Decision] = []

  /// How often the value of an element is spoken that changes all the time.
  static let pollingInterval = Duration.seconds(5)

  /// Creates an empty queue.
  public init() {}

  /// When everything is spoken that is on its way, if nothing else comes.
  public var idle: Duration {
    waiting.end(from: max(now, speaking?.end ?? now))
  }

  /// Lets time go by, and tells what was heard meanwhile.
  public mutating func advance(to time: Duration) -> [Decision] {
    pass(until: time)
    return take()
  }

  /// Adds an utterance now.
  ///
  /// - Parameters:
  ///   - number: under which what becomes of it is told.
  ///   - source: where it comes from.
  ///   - timing: how long it lasts.
  ///   - cause: what interrupts another utterance when this one does.
  /// - Returns: what became of utterances because of it.
  public mutating func post(
    _ number: Int, from source: Source, timing: Timing, cause: Hearing.Cause
  ) -> [Decision] {
    pass(until: now)
    let entry = Entry(number: number, source: source, timing: timing, cause: cause, posted: now)
    switch source {
    // A sound alone is heard beside whatever is being spoken.
    case .silence: decide(entry, Hearing(start: now, length: timing.total))
    case .gesture: begin(entry)
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
      entry.earliest = old.earliest
      decide(old, Hearing(start: now, description: .merged(into: entry.cause)))
    }
    if isFrequent, let lastChange {
      entry.earliest = max(entry.earliest, lastChange + Self.pollingInterval)
    }
    waiting.append(entry)
    pass(until: now)
  }

  /// Begins an utterance now, or after what cannot be interrupted.
  private mutating func begin(_ entry: Entry) {
    drop(waiting.removeAll(withChange: true), for: entry)
    if let old = speaking, !old.isHigh {
      speaking = nil
      interrupt(old, by: entry.cause)
    }
    waiting.append(entry)
    pass(until: now)
  }

  /// Drops what waited and is given up for another utterance.
  private mutating func drop(_ others: [Entry], for entry: Entry) {
    for other in others {
      decide(other, Hearing(start: now, description: .dropped(by: entry.cause)))
    }
  }

  private mutating func interrupt(_ entry: Entry, by cause: Hearing.Cause) {
    let length = now - entry.start
    var hearing = Hearing(start: entry.start, length: length)
    let hasLater = entry.timing.laterStart != nil
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

  /// Lets the clock run: what is spoken ends, and what waits begins.
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
  /// An utterance that was heard to its end.
  fileprivate init(start: Duration, length: Duration, of timing: Timing) {
    self.init(start: start, length: length, later: timing.laterStart == nil ? nil : .full)
  }
}
