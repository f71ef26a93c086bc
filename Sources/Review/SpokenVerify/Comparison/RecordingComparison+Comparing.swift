extension RecordingComparison {
  /// Compares a recording with predicted stops.
  ///
  /// - Parameters:
  ///   - recording: what was heard.
  ///   - stops: what is predicted, from the first stop on.
  ///   - messages: what VoiceOver says of itself before the first element, such as "VoiceOver on".
  ///   - names: what the app may be called, which VoiceOver says before the first element.
  package init(
    _ recording: Recording, with stops: [PredictedStop], messages: [String], names: [String]
  ) {
    predicted = stops.count
    // An utterance without a word says no more than none.
    heard = recording.steps.map { step in
      step.heard.map(ComparedWords.words).flatMap { $0.isEmpty ? nil : $0 }
    }
    var taken = takeStops(of: recording.steps)
    // Messages and repeats go first: the alignment would take them for stops that nobody predicted.
    takeLead(&taken, stops, messages, names)
    takeEnding(&taken, stops)
    let aligned = StopAlignment.rows(stops, taken.map { heard[$0] })
    rows = classified(aligned, taken, stops, isWhole: recording.reachesEnd)
    // Whether a repeat at the end is a stop is known only when moved stops have found their words.
    findMoves(stops)
    foldEnding()
  }

  /// The steps that are compared, in the order of the screen; the others are set aside.
  private mutating func takeStops(of steps: [Recording.Step]) -> [Int] {
    let track = CursorTrack(steps, heard)
    asides += track.silent.map { Aside.silent(step: $0) }
    asides += track.repeated.map { Aside.back(step: $0) }
    return track.compared
  }

  /// Takes away messages of VoiceOver and the app's name, which come before the first element.
  private mutating func takeLead(
    _ taken: inout [Int], _ stops: [PredictedStop], _ messages: [String], _ names: [String]
  ) {
    let messages = messages.map(ComparedWords.words)
    while let step = takeLead(&taken, stops, messages) { asides.append(.message(step: step)) }
    if let step = takeLead(&taken, stops, names.map(ComparedWords.words)) {
      asides.append(.appName(step: step))
    }
  }

  /// Takes one of some phrases away from the words that were heard first, where it is not predicted.
  ///
  /// - Returns: the step, or nil when none was taken away.
  private mutating func takeLead(
    _ taken: inout [Int], _ stops: [PredictedStop], _ phrases: [[String]]
  ) -> Int? {
    // The steps are in the order of the screen here, so the first of them may not be the earliest.
    guard let step = taken.min(), let words = heard[step],
      let phrase = phrases.first(where: { !$0.isEmpty && words.starts(with: $0) })
    else { return nil }
    let rest = Array(words.dropFirst(phrase.count))
    // A stop may have the same words as a message or the app, and must not lose them.
    guard !stops.contains(where: { $0.isHeard(as: words) }) else { return nil }
    // If a stop begins with the phrase and the rest is no stop, the phrase may be part of the stop.
    guard
      rest.isEmpty || stops.contains(where: { $0.isHeard(as: rest) })
        || !stops.contains(where: { $0.words.starts(with: phrase) })
    else { return nil }
    heard[step] = rest
    if rest.isEmpty { taken.removeAll { $0 == step } }
    return step
  }

  /// Takes away repeats of the last utterance, but for as many as there are equal stops.
  private mutating func takeEnding(_ taken: inout [Int], _ stops: [PredictedStop]) {
    // A recorder that waits in vain at the end of the screen leaves steps without words.
    while let step = taken.last, heard[step] == nil {
      asides.append(.silent(step: step))
      taken.removeLast()
    }
    var start = taken.count - 1
    while start > 0, let words = heard[taken[start]], let before = heard[taken[start - 1]],
      words == before
    {
      start -= 1
    }
    guard start >= 0, start + 1 < taken.count, let words = heard[taken[start]] else { return }
    // Equal stops at the end, such as rows with one label, are no repeats of the last one.
    let most = stops.count { $0.isHeard(as: words) }
    let rest = taken[start...].prefix { heard[$0] == words }.prefix(max(most, 1)).count
    asides += taken[(start + rest)...].map { Aside.ending(step: $0) }
    taken.removeSubrange((start + rest)...)
  }

  /// Takes away what is left of the repeats, once it is clear that no stop has those words.
  ///
  /// Of equal utterances at the end the first ones belong to the stops.
  private mutating func foldEnding() {
    guard let last = rows.last?.step, let words = heard[last] else { return }
    let tail = rows.reversed().prefix { row in
      switch row {
      case .equal(_, let step), .extra(let step): heard[step] == words
      // Any other row has a stop or words of its own.
      default: false
      }
    }
    let steps = tail.compactMap(\.step).sorted()
    let stops = tail.compactMap(\.stop).sorted()
    guard steps.count > stops.count, !stops.isEmpty || hasBefore(words, tail.count) else { return }
    rows.removeLast(tail.count)
    rows += zip(stops, steps).map { Row.equal(stop: $0, step: $1) }
    asides += steps.dropFirst(stops.count).map { Aside.ending(step: $0) }
  }

  /// Whether the row before some at the end was heard in the same words.
  private func hasBefore(_ words: [String], _ count: Int) -> Bool {
    rows.dropLast(count).last?.step.flatMap { heard[$0] } == words
  }

  /// What each row of an alignment means.
  private mutating func classified(
    _ aligned: [StopAlignment.Row], _ taken: [Int], _ stops: [PredictedStop], isWhole: Bool
  ) -> [Row] {
    let pairs = aligned.indices.filter { if case .pair = aligned[$0] { true } else { false } }
    let (first, last) = (pairs.first ?? aligned.endIndex, pairs.last ?? -1)
    return aligned.enumerated().compactMap { index, row in
      switch row {
      case .pair(let stop, let number):
        return compared(stop, stops[stop], step: taken[number])
      case .extra(let number):
        guard heard[taken[number]] == nil else { return .extra(step: taken[number]) }
        asides.append(.silent(step: taken[number]))
        return nil
      case .missing(let stop):
        if index < first { return .unreached(stop: stop, isBefore: true) }
        return index > last && !isWhole
          ? .unreached(stop: stop, isBefore: false) : .skipped(stop: stop)
      }
    }
  }

  private func compared(_ number: Int, _ stop: PredictedStop, step: Int) -> Row {
    guard let words = heard[step] else { return .unheard(stop: number, step: step) }
    if stop.isHeard(as: words) { return .equal(stop: number, step: step) }
    if stop.isReordered(in: words) { return .reordered(stop: number, step: step) }
    // A recording may have the cues or lack them, so they never count as a change.
    let hasCues = !stop.cues.isEmpty && words.suffix(stop.cues.count).elementsEqual(stop.cues)
    let changes = WordChange.changes(
      from: stop.words, to: hasCues ? words.dropLast(stop.cues.count) : words)
    return .changed(stop: number, step: step, changes)
  }
}

extension Recording {
  /// Whether the recorder came to the end of the screen, as far as it can know.
  fileprivate var reachesEnd: Bool { isComplete || stopped == .repeats }
}
