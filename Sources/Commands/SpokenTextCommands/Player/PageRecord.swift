package import ScreenScenarios
import ScreenTree
package import SpokenPage
import SpokenSyntax
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A segment that is heard, with its time in the sound of a page.
package struct HeardSegment {
  /// The segment.
  package let segment: Segment
  /// The frames in which it is heard.
  package let frames: Range<Int>
  /// The words of its text with their frames, where they are known.
  package let words: (_ text: String) -> [StopRecord.Word]

  /// A segment with its frames, and with what finds the frames of its words.
  package init(
    _ segment: Segment, frames: Range<Int>, words: @escaping (String) -> [StopRecord.Word]
  ) {
    (self.segment, self.frames, self.words) = (segment, frames, words)
  }
}

/// A run of a walkthrough, collected for its page.
package struct PageRecord {
  /// The utterances in order.
  package var utterances: [Utterance] = []
  /// What was heard of the utterances, by their numbers from 1.
  package var heard: [Int: (frames: Range<Int>, parts: [HeardSegment])] = [:]
  /// The number of frames of the whole.
  package var length = 0

  private let scenario: Scenario
  private let sampleRate: Int

  /// An empty record.
  ///
  /// - Parameters:
  ///   - scenario: the walkthrough.
  ///   - sampleRate: frames per second, in hertz.
  package init(of scenario: Scenario, sampleRate: Int) {
    (self.scenario, self.sampleRate) = (scenario, sampleRate)
  }

  /// The data of the page, after the run.
  ///
  /// - Parameters:
  ///   - title: the title of the page; nil for that of the walkthrough.
  ///   - pictures: the pictures behind the screens, which give them a size, by their index.
  ///   - review: what was found in the scenario, and what it costs; nil where nobody looked.
  /// - Returns: the data.
  package func data(
    titled title: String?, pictures: [Int: ScreenPicture], review: PageReview? = nil
  ) -> PageData {
    let about = Provenance(of: scenario)
    var data = PageData(
      title: title ?? scenario.title.oneLine, generator: "SpokenScreen \(Provenance.version)",
      model: about.modeledVoiceOver, language: scenario.language,
      settings: scenario.settings.changes,
      sampleRate: sampleRate, length: length)
    data.screens = scenario.pageScreens(pictures.mapValues(\.size))
    review?.add(to: &data)
    let files = scenario.screens.map(\.file)
    var screen: Int? = files.isEmpty ? nil : 0
    var shift = 0
    for (index, utterance) in utterances.enumerated() {
      let file = utterance.event.element?.origin.file
      // An announcement has no element; it belongs to the screen that was shown last.
      screen = file.flatMap(files.firstIndex) ?? screen
      add(utterance, number: index + 1, screen: screen, &shift, to: &data)
    }
    return data
  }

  /// Adds an utterance; one that is not heard is as much later than on the clock of the walkthrough
  /// as the last one that is, which narration shifts.
  private func add(
    _ utterance: Utterance, number: Int, screen: Int?, _ shift: inout Int, to data: inout PageData
  ) {
    let start = Int((utterance.heard.start / .seconds(1) * Double(sampleRate)).rounded())
    if let frames = heard[number]?.frames { shift = frames.lowerBound - start }
    let place = start + shift
    let (frames, parts) = heard[number] ?? (place..<place, [])
    let stop = PageStop(
      utterance, number: number, screen: screen, frames: frames, parts: parts, in: scenario,
      at: sampleRate)
    data.stops.append(stop.record)
    if case .action(let action) = utterance.cause {
      data.steps[stop.record.command] = action.inWords.oneLine
    }
    data.rules.merge(stop.rules) { $1 }
    data.evidence.merge(stop.evidence) { $1 }
    guard let title = scenario.chapter(beginningWith: utterance.event)?.oneLine,
      title != data.chapters.last?.title
    else { return }
    data.chapters.append(PageData.Chapter(title, stop: number, frame: frames.lowerBound))
  }
}

extension Provenance {
  /// The modeled VoiceOver, without the program that models it: `VoiceOver of iOS 27`.
  fileprivate var modeledVoiceOver: String {
    model.replacing(bytes: ", modeled by SpokenScreen \(Self.version)", with: "")
  }
}

extension Scenario {
  /// The screens with their elements, in the order of their names.
  ///
  /// - Parameter sizes: the sizes of pictures in points, by the index of the screen.
  /// - Returns: the screens.
  fileprivate func pageScreens(_ sizes: [Int: [Double]]) -> [PageData.Screen] {
    zip(screens, resolutions).enumerated().map { index, pair in
      PageScreen(pair.0, pair.1, words: words).data(size: sizes[index])
    }
  }
}
