import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// A run of an input, with all that a page of it needs.
struct PreviewRun {
  let scenario: Scenario
  /// What a page shows.
  var data: PageData
  /// The data at the times of the model; those of `data` where the sound is not rendered yet are
  /// the times of an older sound, as far as they are still right.
  let estimate: PageData
  /// What is spoken, one for each stop of the page.
  var utterances: [Utterance]
  /// The sound as FLAC, on the disk; nil when it is mute, or not rendered yet.
  var sound: StoredSound?
  /// Whether its sound is still to be rendered.
  var needsSound: Bool
  /// The bytes of its files by their names.
  let sources: [String: [UInt8]]
  /// Remarks on its files, and steps that failed.
  var findings: [PreviewMessage.Finding] = []

  /// The lines of the run; before its sound is rendered, those of the model.
  var lines: [RunChanges.Line] { (needsSound ? estimate : data).stops.map(RunChanges.Line.init) }

  /// The lines at the times of the model, which are compared with those of a run without sound.
  var estimatedLines: [RunChanges.Line] { estimate.stops.map(RunChanges.Line.init) }

  /// Shows what did not change since an older run at the times of its sound.
  mutating func keepTimes(of old: PreviewRun) {
    guard needsSound else { return }
    data = estimate.keepingTimes(of: old.data, estimatedAs: old.estimate)
  }

  /// Why a stop is spoken; nil for a number that none has.
  func why(stop number: Int) -> PreviewMessage.Why? {
    guard utterances.indices.contains(number - 1) else { return nil }
    return PreviewMessage.Why(
      stop: number, [scenario.record(of: utterances[number - 1])])
  }

  /// The line of its files that an origin names.
  func line(at origin: String) -> SourceLine? { SourceLine(origin, in: sources) }

  /// The place of the element of a stop, or of its first words.
  func origin(ofStop number: Int) -> String? {
    guard utterances.indices.contains(number - 1) else { return nil }
    let utterance = utterances[number - 1]
    return utterance.event.element?.origin.place ?? utterance.segments.first?.reason.origin.place
  }
}

extension PreviewMessage.Why {
  /// The reasons of utterances that were heard together.
  init(stop: Int? = nil, _ records: [StopRecord]) {
    self.init(
      stop: stop, segments: records.flatMap(\.segments).map(\.onOneLine),
      suppressed: records.flatMap(\.suppressed).map(\.onOneLine))
  }
}
