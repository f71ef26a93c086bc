import Foundation
import SpokenPage
import SpokenScreen
import SpokenSound
import TextCommands

/// A run of a walkthrough: the data of its page and its sound, collected while it is rendered.
///
/// A class, because the renderer calls its closures while it collects.
final class RunRecord {
  /// The texts that the engine could not speak, in order.
  private(set) var silent: [SynthesisFailure] = []
  /// The steps that failed.
  private(set) var failures: [StepFailure] = []
  /// Whether any text was spoken.
  private(set) var hasSpeech = false

  private let scenario: Scenario
  private let sampleRate: Int
  private let sound: EncodedSound?
  private var utterances: [Utterance] = []
  /// What was heard of the utterances, by their numbers from 1.
  private var heard: [Int: (frames: Range<Int>, cues: [Captions.Cue])] = [:]
  private var cues: [Captions.Cue] = []
  private var length = 0

  /// Prepares a record.
  ///
  /// - Parameters:
  ///   - scenario: what will be rendered.
  ///   - path: the file that will have the sound inside.
  ///   - sampleRate: the rate of the engine, in hertz.
  ///   - audio: how the sound is encoded.
  ///   - bitrate: its bit rate; nil for the usual.
  /// - Throws: `OutputError` when the sound cannot be encoded.
  init(
    of scenario: Scenario, for path: String, sampleRate: Int, audio: PageAudio = .mp3,
    bitrate: PageBitrate? = nil
  ) throws {
    (self.scenario, self.sampleRate) = (scenario, sampleRate)
    sound = try audio.format.map {
      try EncodedSound(
        for: path, format: $0, bitrate: bitrate?.kilobits, sampleRate: sampleRate,
        channels: scenario.settings.channels)
    }
  }

  /// Renders the walkthrough, and returns the sound.
  ///
  /// - Parameters:
  ///   - renderer: the renderer.
  ///   - check: is called often, and throws to end the work.
  /// - Returns: the encoded sound; no bytes without a format.
  /// - Throws: what the renderer, the encoder and `check` throw.
  func render(with renderer: Renderer, check: @escaping () throws -> Void) throws -> Data {
    let outputs = Renderer.Outputs(
      samples: { [self] samples in
        try check()
        try sound?.write(samples)
      },
      caption: { [self] cue in
        if !cue.segment.speech.isEmpty { hasSpeech = true }
        cues.append(cue)
      },
      utterance: { [self] in utterances.append($0) },
      stop: { [self] _, number, frames in
        heard[number] = (frames, cues)
        cues = []
      },
      failure: { [self] failure in
        if failure.replacement == nil { silent.append(failure) }
        Console.error(failure.description)
      })
    (length, failures) = try renderer.render(scenario, to: outputs)
    return Data(try sound?.finish() ?? [])
  }

  /// The data of the page, after the run; pictures give their screens a size.
  func data(titled title: String?, pictures: [Int: ScreenPicture]) -> PageData {
    let about = Provenance(of: scenario)
    var data = PageData(
      title: title ?? scenario.title.oneLine, generator: "SpokenScreen \(Provenance.version)",
      model: about.modeledVoiceOver, language: scenario.language,
      settings: scenario.settings.changes,
      sampleRate: sampleRate, length: length)
    data.screens = scenario.pageScreens(pictures.mapValues(\.size))
    let files = scenario.screens.map(\.file)
    var screen: Int? = files.isEmpty ? nil : 0
    var shift = 0
    for (index, utterance) in utterances.enumerated() {
      let file = utterance.event.element?.origin.file
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
    let (frames, cues) = heard[number] ?? (place..<place, [])
    let record = StopRecord(
      utterance, number: number, screen: screen, frames: frames, cues: cues, in: scenario)
    data.stops.append(record.stop)
    data.rules.merge(record.rules) { $1 }
    data.evidence.merge(record.evidence) { $1 }
    data.sources.merge(record.sources) { $1 }
    guard let title = scenario.chapter(beginningWith: utterance.event)?.oneLine,
      title != data.chapters.last?.title
    else { return }
    data.chapters.append(PageData.Chapter(title, stop: number, frame: frames.lowerBound))
  }
}

extension Provenance {
  /// The modeled VoiceOver, without the program that models it: `VoiceOver of iOS 26`.
  fileprivate var modeledVoiceOver: String {
    model.replacing(", modeled by SpokenScreen \(Self.version)", with: "")
  }
}

extension Scenario {
  /// The screens with their elements, in the order of their names.
  ///
  /// - Parameter sizes: the sizes of pictures in points, by the index of the screen.
  /// - Returns: the screens.
  fileprivate func pageScreens(_ sizes: [Int: [Double]]) -> [PageData.Screen] {
    zip(screens, resolutions).enumerated().map { index, pair in
      let (screen, resolution) = pair
      let elements = resolution.elements.map { element in
        let words = self.words.inForce(for: element.language)
        let label = words.texts(of: element.label.isEmpty ? element.value : element.label)
        return PageData.Element(
          node: element.node, text: label.map(\.value).joined(separator: ", ").oneLine,
          frame: element.frame.map(PageData.Rectangle.init))
      }
      return PageData.Screen(
        title: screen.title.oneLine, language: screen.language,
        isRightToLeft: screen.direction == .rtl, size: sizes[index] ?? elements.extent,
        elements: elements)
    }
  }
}

extension [PageData.Element] {
  /// The space that the rectangles take, with the same margin on all sides; nil without any.
  fileprivate var extent: [Double]? {
    let frames = compactMap(\.frame)
    guard let right = frames.map({ $0.x + $0.width }).max(),
      let bottom = frames.map({ $0.y + $0.height }).max(), right > 0, bottom > 0
    else { return nil }
    let left = Swift.min(Swift.max(frames.map(\.x).min() ?? 0, 0), 40)
    let top = Swift.min(Swift.max(frames.map(\.y).min() ?? 0, 0), 40)
    return [right + left, bottom + top]
  }
}
