package import ScreenScenarios
package import VoiceOverSpeech

extension PageRecord {
  /// A run at the times of the model, without any sound.
  ///
  /// - Parameters:
  ///   - scenario: the walkthrough.
  ///   - sampleRate: frames per second, in hertz.
  /// - Returns: the record, and the steps that failed.
  package static func estimate(
    of scenario: Scenario, sampleRate: Int
  ) -> (record: PageRecord, failures: [StepFailure]) {
    var record = PageRecord(of: scenario, sampleRate: sampleRate)
    let clock = Clock(sampleRate: sampleRate)
    let failures = scenario.run { utterance in
      let end = utterance.heard.start + utterance.heard.length
      record.utterances.append(utterance)
      record.heard[record.utterances.count] = (
        clock.frames(utterance.heard.start..<end), clock.segments(of: utterance)
      )
      record.length = max(record.length, clock.frame(end))
    }
    return (record, failures)
  }

  /// Utterances as a transcript shows them, at the times of the model.
  ///
  /// - Parameters:
  ///   - utterances: the utterances with their results.
  ///   - scenario: what they are a part of.
  /// - Returns: a record for each, with frames in milliseconds.
  package static func stops(of utterances: [Utterance], in scenario: Scenario) -> [StopRecord] {
    let clock = Clock(sampleRate: 1000)
    return utterances.enumerated().map { index, utterance in
      let end = utterance.heard.start + utterance.heard.length
      let stop = PageStop(
        utterance, number: index + 1, screen: nil,
        frames: clock.frames(utterance.heard.start..<end), parts: clock.segments(of: utterance),
        in: scenario, at: clock.sampleRate)
      return stop.record
    }
  }
}

/// Times as frames.
private struct Clock {
  let sampleRate: Int

  /// The segments that are heard before the utterance ends or is cut; a sound alone takes no time.
  func segments(of utterance: Utterance) -> [HeardSegment] {
    let (description, later) = FixedRate().times(of: utterance)
    let start = utterance.heard.start
    let end = start + utterance.heard.length
    guard utterance.heard.description != .full || !(description + later).isEmpty else {
      return utterance.pieces.map { HeardSegment($0, frames: frames(start..<end)) { _ in [] } }
    }
    let all = utterance.segments
    // Segments that would begin after the cut were not heard, so they have no time.
    return (withSounds(utterance, description) + later)
      .filter { start + $0.time.lowerBound < end }.map { timed in
        let time = start + timed.time.lowerBound..<min(start + timed.time.upperBound, end)
        return HeardSegment(all[timed.index], frames: frames(time)) { _ in [] }
      }
  }

  /// The segments of a description with the sounds among them, which take no time.
  private func withSounds(
    _ utterance: Utterance, _ description: [FixedRate.SegmentTime]
  ) -> [FixedRate.SegmentTime] {
    var spoken = description[...]
    var end = Duration.zero
    return utterance.pieces.enumerated().compactMap { index, piece in
      guard !piece.isSpoken, piece.graph == nil else {
        end = spoken.first?.time.upperBound ?? end
        return spoken.popFirst()
      }
      return (index, end..<end)
    }
  }

  func frames(_ time: Range<Duration>) -> Range<Int> {
    frame(time.lowerBound)..<frame(time.upperBound)
  }

  func frame(_ time: Duration) -> Int {
    Int((time / .seconds(1) * Double(sampleRate)).rounded())
  }
}
