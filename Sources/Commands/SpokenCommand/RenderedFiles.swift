import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// The output files of a scenario: the sound, captions, chapters and transcript.
///
/// A class, because the renderer calls its closures while it writes.
final class RenderedFiles {
  private let scenario: Scenario
  private let sampleRate: Int
  private let audio: AudioFile
  private var captions: [(file: TextFile, track: CaptionTrack)]
  private let transcript: TextFile?
  private let chapters: TextFile?
  private let chapterFormat: ChapterFormat
  private var tags: AudioTags
  private let progress: ProgressLine?
  /// The frame after the last one that is heard.
  private var end = 0

  /// Creates the files, which have no names until they are finished.
  ///
  /// - Parameters:
  ///   - scenario: the rendered scenario.
  ///   - path: the audio file.
  ///   - command: the other files that are wanted, and the sample rate of the audio file.
  ///   - sampleRate: the rate of the incoming samples, in hertz.
  ///   - progress: counts its stops; nil to count none.
  /// - Throws: `OutputError` when a file cannot be created.
  init(
    of scenario: Scenario, at path: String, for command: RenderCommand, sampleRate: Int,
    progress: ProgressLine?
  ) throws {
    (self.scenario, self.sampleRate, self.progress) = (scenario, sampleRate, progress)
    audio = try AudioFile(
      // Standard output has no extension that could say the format.
      path: path, command.naming, format: path == "-" ? command.audioFormat : nil,
      sampleRate: sampleRate,
      channels: scenario.settings.channels,
      outputRate: command.sampleRate)
    captions = try command.captionFormats.map { path, format in
      let track = CaptionTrack(format, sampleRate: sampleRate, about: Provenance(of: scenario))
      return (try TextFile(OutputPath(path, .byUser)), track)
    }
    transcript = try command.transcript.map { try TextFile(OutputPath($0, .byUser)) }
    chapters = try command.chapters.map { try TextFile(OutputPath($0, .byUser)) }
    chapterFormat = command.chapterFormat ?? .webVTT
    tags = AudioTags(title: scenario.title, language: scenario.language)
    for (file, track) in captions { try file.write(track.start) }
    try transcript?.write(Transcript().header(for: scenario))
  }

  /// The closures that the renderer calls.
  var outputs: Renderer.Outputs {
    Renderer.Outputs(
      samples: audio.write,
      caption: { [self] cue in
        for index in captions.indices { captions[index].track.add(cue) }
      },
      utterance: { [self] in try transcript?.write(Transcript().lines(for: $0)) },
      stop: { [self] utterance, number, frames in
        begin(with: utterance, at: frames.lowerBound)
        end = frames.upperBound
        progress?.advance(to: utterance.description(in: .voiceover))
        for index in captions.indices {
          let text = captions[index].track.finish(number, utterance, frames)
          try captions[index].file.write(text)
        }
      },
      failure: { Console.error($0.description) })
  }

  /// Gives the files their names.
  func finish() throws {
    // The sound first: if it fails, no captions of a file that does not exist get their name.
    try audio.finish(tags: tags)
    for (file, track) in captions {
      try file.write(track.end)
      try file.finish()
    }
    try transcript?.finish()
    try chapters?.write(
      chapterFormat.text(tags.chapters.map { ($0.title, $0.start) }, end, sampleRate))
    try chapters?.finish()
  }

  /// Starts a chapter when the screen changes.
  private func begin(with utterance: Utterance, at sample: Int) {
    guard let title = scenario.chapter(beginningWith: utterance.event),
      title != tags.chapters.last?.title
    else { return }
    tags.chapters.append(AudioTags.Chapter(title: title, start: sample))
  }
}

extension WorkProgress {
  /// Estimates one stop for each step; one gesture can read many elements.
  init(of scenario: Scenario) {
    self.init(
      of: "stop",
      total: scenario.steps.reduce(0) { sum, step in
        switch step.action {
        case .gesture(_, let count): sum + count
        case .effect: sum + 1
        case .wait, .expect: sum
        }
      })
  }
}
