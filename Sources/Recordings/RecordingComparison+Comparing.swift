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
    takeLead(&taken, stops.first?.words ?? [], messages, names)
    takeEnding(&taken, stops)
    let aligned = StopAlignment.rows(stops, taken.map { heard[$0] })
    rows = classified(aligned, taken, stops, isWhole: recording.reachesEnd)
    findMoves(stops)
    foldEnding()
  }

  /// The steps at which the cursor came to another element, forwards; the others are set aside.
  private mutating func takeStops(of steps: [Recording.Step]) -> [Int] {
    var (place, furthest) = (0, -1)
    var taken: [Int] = []
    for (index, step) in steps.enumerated() {
      switch step.move {
      case .current: place = max(place, 0)
      case .next, .into: place += 1
      case .previous, .out: place -= 1
      }
      if step.move == .current, step.heard == nil {
        // The first words are asked for again until there are some.
        asides.append(.silent(step: index))
      } else if place > furthest || (step.move == .current && isNew(index, after: taken.last)) {
        taken.append(index)
        furthest = max(place, furthest)
      } else {
        asides.append(.back(step: index))
      }
    }
    return taken
  }

  /// Whether a step has other words than an earlier one.
  private func isNew(_ step: Int, after other: Int?) -> Bool {
    guard let other else { return true }
    return heard[step] != heard[other]
  }

  /// Takes away messages of VoiceOver and the app's name, which come before the first element.
  private mutating func takeLead(
    _ taken: inout [Int], _ first: [String], _ messages: [String], _ names: [String]
  ) {
    for message in messages.map(ComparedWords.words) where !message.isEmpty {
      guard let step = taken.first, let words = heard[step], words.starts(with: message),
        !first.starts(with: message)
      else { continue }
      asides.append(.message(step: step))
      heard[step] = Array(words.dropFirst(message.count))
      if words.count == message.count { taken.removeFirst() }
      break
    }
    for name in names.map(ComparedWords.words) where !name.isEmpty {
      guard let step = taken.first, let words = heard[step], words.count > name.count,
        words.starts(with: name), !first.starts(with: name)
      else { continue }
      asides.append(.appName(step: step))
      heard[step] = Array(words.dropFirst(name.count))
      break
    }
  }

  /// Takes away repeats of the last utterance, but for as many as there are equal stops.
  private mutating func takeEnding(_ taken: inout [Int], _ stops: [PredictedStop]) {
    while let step = taken.last, heard[step] == nil {
      asides.append(.silent(step: step))
      taken.removeLast()
    }
    var start = taken.count - 1
    while start > 0, let words = heard[taken[start]], let before = heard[taken[start - 1]],
      words == before || Self.isLabel(words, of: before, in: stops)
    {
      start -= 1
    }
    guard start >= 0, start + 1 < taken.count, let words = heard[taken[start]] else { return }
    let most = stops.count { $0.isHeard(as: words) }
    let rest = taken[start...].prefix { heard[$0] == words }.prefix(max(most, 1)).count
    asides += taken[(start + rest)...].map { Aside.ending(step: $0) }
    taken.removeSubrange((start + rest)...)
  }

  /// Whether words are the label of the stop that was heard before: VoiceOver may repeat that alone.
  private static func isLabel(
    _ words: [String], of whole: [String], in stops: [PredictedStop]
  ) -> Bool {
    guard words.count < whole.count, whole.starts(with: words) else { return false }
    return stops.contains { $0.segments.first == words && $0.isHeard(as: whole) }
      && !stops.contains { $0.isHeard(as: words) }
  }

  /// Takes away what is left of the repeats, once it is clear that no stop has those words.
  ///
  /// Of equal utterances at the end the first ones belong to the stops.
  private mutating func foldEnding() {
    guard let last = rows.last?.step, let words = heard[last] else { return }
    let tail = rows.reversed().prefix { row in
      switch row {
      case .equal(_, let step), .extra(let step): heard[step] == words
      case .reordered, .changed, .moved, .skipped, .unreached, .unheard: false
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
  private func classified(
    _ aligned: [StopAlignment.Row], _ taken: [Int], _ stops: [PredictedStop], isWhole: Bool
  ) -> [Row] {
    let pairs = aligned.indices.filter { if case .pair = aligned[$0] { true } else { false } }
    let (first, last) = (pairs.first ?? aligned.endIndex, pairs.last ?? -1)
    return aligned.enumerated().map { index, row in
      switch row {
      case .pair(let stop, let number):
        return compared(stop, stops[stop], step: taken[number])
      case .extra(let number): return .extra(step: taken[number])
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
