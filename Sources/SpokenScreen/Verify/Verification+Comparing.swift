package import Recordings
import ScreenSpeech
import ScreenTree

extension Verification {
  /// Compares a recording with what is predicted of a story.
  ///
  /// - Parameters:
  ///   - recording: what was recorded.
  ///   - file: the recording file.
  ///   - story: the screen, walkthrough or capture.
  ///   - prediction: what is predicted of it.
  package init(_ recording: Recording, file: String, with story: Story, _ prediction: Prediction) {
    self.file = file
    self.recording = recording
    input = story.file
    comparison = RecordingComparison(
      recording, with: prediction.stops, messages: story.messages(of: recording),
      names: story.names(of: recording))
    about = Provenance(of: story, evidence: prediction.evidence)
    names = prediction.stops.indices.map(prediction.name)
    var places = DifferenceReader(comparison, recording, prediction)
    differences = places.differences()
    accept()
    remarks = story.mismatches(with: recording, in: file) + staleAcceptances
  }

  /// Marks the differences that the recording accepts.
  private mutating func accept() {
    guard !recording.accepted.isEmpty else { return }
    let reasons = Dictionary(recording.accepted.map { (Accepted($0), $0.why) }) { one, _ in one }
    for index in differences.indices {
      differences[index].accepted = Accepted(differences[index]).flatMap { reasons[$0] }
    }
  }

  /// The acceptances that no difference needs any more; nothing is known of a stop that was not reached.
  private var staleAcceptances: [String] {
    let needed = Set(differences.compactMap(Accepted.init))
    let isPartial = comparison.rows.contains { if case .unreached = $0 { true } else { false } }
    return recording.accepted.filter {
      !needed.contains(Accepted($0)) && !($0.missing != nil && isPartial)
    }.map { accepted in
      let what = accepted.step.map { "step \($0)" } ?? "\"\(accepted.missing?.oneLine ?? "")\""
      return Finding(
        .warning, file: file, position: accepted.position,
        message: "\(what) matches no difference; take it out of 'accepted'"
      ).description
    }
  }

  /// What an acceptance and a difference have in common: the step, or the words of a stop.
  private enum Accepted: Hashable {
    case step(Int)
    case missing([String])

    init(_ accepted: Recording.Accepted) {
      self =
        accepted.step.map(Accepted.step)
        ?? .missing(ComparedWords.words(of: accepted.missing ?? ""))
    }

    /// Fails for a difference that is neither at a step nor a stop that was passed over.
    init?(_ difference: Difference) {
      if let step = difference.step {
        self = .step(step)
      } else if difference.kind == .skipped {
        self = .missing(ComparedWords.words(of: difference.predicted ?? ""))
      } else {
        return nil
      }
    }
  }
}

extension Story {
  /// What VoiceOver says of itself before the first element, in the languages that may be meant.
  fileprivate func messages(of recording: Recording) -> [String] {
    let tags = [recording.language, "en"].compactMap { $0 }
    return [words[.voiceOverOn].text] + tags.map { Vocabulary.inForce(for: $0)[.voiceOverOn].text }
  }

  /// What the app may be called: by the screen file, by the recording, and by its bundle identifier.
  fileprivate func names(of recording: Recording) -> [String] {
    let bundle = recording.app?.split(separator: ".").last.map(String.init)
    return screens.compactMap(\.app) + [recording.app, bundle].compactMap { $0 }
  }

  /// What the recording says of its device that the screen says otherwise.
  fileprivate func mismatches(with recording: Recording, in file: String) -> [String] {
    var remarks: [String] = []
    if let tag = recording.language, tag.primarySubtag != language.primarySubtag {
      remarks.append(
        "\(file): warning: the recording is in \(tag), the screen in \(language); pass --language \(tag)"
      )
    }
    let systems = Platform.allCases.filter { platform in
      recording.system?.hasPrefix(platform.modeledSystem.prefix { $0 != " " } + "") == true
    }
    if let platform = systems.first, platform != self.platform {
      remarks.append(
        "\(file): warning: the recording is of \(platform.rawValue), the prediction of "
          + "\(self.platform.rawValue); pass --platform \(platform.rawValue)")
    }
    return remarks.map(\.printedLine)
  }
}

extension String {
  /// The language of a BCP 47 tag, in small letters.
  fileprivate var primarySubtag: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
