package import ScreenScenarios
import VoiceOverSpeech

/// What was reported to a client of each utterance whose result is not certain yet.
///
/// The result of an utterance depends on what comes next. It is reported as it is when nothing
/// comes, and corrected when something does.
package struct OutputLedger: Sendable {
  private struct Report {
    /// The cause and the words, by which it is known again.
    var identity: String
    var description: Hearing.Outcome
    var later: Hearing.Outcome?
  }

  private var reported: [Int: Report] = [:]
  /// What was reported under a number that another utterance has now.
  private var strays: [(number: Int, report: Report)] = []
  /// The old and the new numbers of stops in transcripts, of what has another number now.
  private var moves: [(old: Int, new: Int)] = []
  private var hidden: Set<Int> = []
  /// How many utterances have their results.
  private var settled = 0

  /// Has utterances with these numbers, from 0, not reported.
  package mutating func hide(_ numbers: Range<Int>) { hidden.formUnion(numbers) }

  /// Takes the utterances of a run whose results are certain, and how those after them are heard
  /// when nothing else comes.
  ///
  /// - Returns: what is sent: first what takes earlier reports back, with the old numbers.
  package mutating func report(
    _ run: inout ScenarioRun
  ) -> (messages: [DriverMessage], length: Duration) {
    var messages: [DriverMessage] = []
    while run.hasNext, let utterance = run.next() {
      messages += report(utterance, number: settled)
      reported[settled] = nil
      hidden.remove(settled)
      settled += 1
    }
    var ahead = run
    var number = settled
    while let utterance = ahead.next() {
      messages += report(utterance, number: number)
      number += 1
    }
    // What was to be read on and never will be, because something came first.
    for lost in reported.keys.filter({ $0 >= number }).sorted() { stray(lost) }
    let dropped = strays.filter { $0.report.description.isHeard }.map {
      DriverOutput.dropped(stop: $0.number + 1)
    }
    let renumbered = moves.isEmpty ? [] : [DriverOutput.moved(moves)]
    (strays, moves) = ([], [])
    return (dropped + renumbered + messages, ahead.length - run.length)
  }

  private mutating func report(_ utterance: Utterance, number: Int) -> [DriverMessage] {
    guard !hidden.contains(number) else { return [] }
    var messages: [DriverMessage] = []
    let identity = "\(utterance.cause)\n\(utterance.words)"
    if reported[number]?.identity != identity {
      stray(number)
      if let moved = take(identity, after: number) {
        reported[number] = moved.report
        moves.append((moved.number + 1, number + 1))
      }
    }
    let (description, later) = (utterance.heard.description, utterance.heard.later)
    if let before = reported[number] {
      messages += corrections(before, utterance, stop: number + 1)
    } else {
      messages += DriverOutput.messages(of: utterance, stop: number + 1)
    }
    reported[number] = Report(identity: identity, description: description, later: later)
    return messages
  }

  private func corrections(
    _ before: Report, _ utterance: Utterance, stop: Int
  ) -> [DriverMessage] {
    let heard = utterance.heard
    // What was not reported at all is reported now.
    if !before.description.isHeard { return DriverOutput.messages(of: utterance, stop: stop) }
    var messages: [DriverMessage] = []
    if heard.description != before.description {
      messages.append(
        DriverOutput.correction(stop: stop, part: "description", heard.description))
    }
    if let later = heard.later, let old = before.later, later != old {
      messages.append(DriverOutput.correction(stop: stop, part: "later", later))
    }
    return messages
  }

  /// Puts what was reported under a number aside.
  private mutating func stray(_ number: Int) {
    guard let lost = reported.removeValue(forKey: number) else { return }
    strays.append((number, lost))
  }

  /// Takes what was reported of an utterance that has another number now: a step came in between.
  private mutating func take(_ identity: String, after number: Int) -> (
    number: Int, report: Report
  )? {
    if let index = strays.firstIndex(where: { $0.report.identity == identity }) {
      return strays.remove(at: index)
    }
    for later in number + 1...number + 3 where reported[later]?.identity == identity {
      return reported.removeValue(forKey: later).map { (later, $0) }
    }
    return nil
  }
}
