import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenPage
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// The pages of a check: an index, and a page for each input that differs, which plays before and now.
///
/// A golden has words and no sound: its lines are spoken by the same voice.
struct CheckReport {
  /// The folder, with a slash at its end.
  private let folder: String
  private let options: ScenarioOptions
  private let voices: VoiceOptions
  private let synthesizer: EspeakSynthesizer
  private let interruption = Interruption()

  /// Creates the folder if needed, and starts the engine.
  ///
  /// - Throws: the exit code when the folder cannot be created or the engine is missing.
  init(in folder: String, _ options: ScenarioOptions) throws {
    self.folder = folder.withSlash
    self.options = options
    voices = try VoiceOptions.parse([])
    synthesizer = try EngineOptions.parse([]).synthesizer(quiet: options.quiet)
    try OutputFolder.make(self.folder)
  }

  /// Writes the pages of the inputs that failed, and the index.
  ///
  /// - Throws: the exit code of a failed write, and of an engine that fails.
  func write(_ results: [CheckResult], _ summary: String) throws {
    let entries = try results.filter { !$0.isGood }.enumerated().map { index, result in
      try entry(result, number: index + 1)
    }
    let report = ReportPage(
      summary, generator: "SpokenScreen \(Provenance.version)", entries: entries)
    try save(report.text, as: "index.html")
  }

  private func entry(_ result: CheckResult, number: Int) throws -> ReportPage.Entry {
    guard case .differs(let comparison) = result.outcome, !comparison.match.isSame else {
      return ReportPage.Entry(
        result.input.path, summary: result.summary, page: nil,
        lines: result.text.split(atByte: "\n").map(String.init)
          .filter { !$0.ends(withBytes: result.summary) })
    }
    let digits = String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number)"
    let name = "\(digits)-\(Self.plain(result.input.stem)).html"
    try save(try page(of: result.input, comparison).text(), as: name)
    return ReportPage.Entry(
      result.input.path, summary: result.summary, page: name, lines: comparison.difference)
  }

  /// The page of the input now, with the lines of its golden that differ.
  private func page(of input: CheckInput, _ comparison: Comparison) throws -> PlayerPage {
    let reader = try options.reader()
    let heard = try endingWithStatus {
      let links = options.followLinks
      let golden = try reader.hear(input.golden, input.namingOfGolden(followsLinks: links))
      let now = try reader.hear(input)
      return try reader.hearing(now, of: input.view, beside: golden).heard
    }
    guard let scenario = heard?.scenario else {
      throw Status.faultyInput.because("\(input.path): a transcript is no input of a report")
    }
    // The page shows the input as it is; the older lines are spoken in a run of their own.
    let (run, sound) = try rendered(scenario)
    var page = PlayerPage(run.data(titled: nil, pictures: [:]), sound: sound)
    var changes = GoldenChanges(comparison, scenario)
    if let old = try oldScenario(changes.spokenLines, like: scenario, reader) {
      let (oldRun, oldSound) = try rendered(old)
      page.oldSound = .inside(oldSound, type: PageAudio.mp3.type)
      changes.place(oldRun.data(titled: nil, pictures: [:]))
    }
    page.data.comparison = changes.comparison(with: input.golden, page.data)
    return page
  }

  private func rendered(_ scenario: Scenario) throws -> (run: RunRecord, sound: Data) {
    let run = try RunRecord(
      of: scenario, for: folder + "x", sampleRate: synthesizer.sampleRate,
      format: PageAudio.mp3.format)
    let renderer = try voices.renderer(synthesizer, for: scenario)
    let sound = try endingWithStatus {
      try run.render(with: renderer) { try interruption.check() }
    }
    return (run, sound)
  }

  /// A screen with the lines of a golden as texts, to speak them; nil without any.
  private func oldScenario(
    _ lines: [String], like scenario: Scenario, _ reader: ScenarioReader
  ) throws -> Scenario? {
    guard !lines.isEmpty else { return nil }
    return try SpokenLines.scenario(
      of: lines.map { SpokenLines.View(text: $0) }, like: scenario, reader)
  }

  private func save(_ text: String, as name: String) throws {
    try endingWithStatus {
      let file = try TextFile(OutputPath(folder + name, .inFolder(folder)))
      try file.write(text)
      try file.finish()
    }
  }

  /// The letters, digits and hyphens of a path.
  private static func plain(_ path: String) -> String {
    // The end of a path tells more than its beginning; the number before it keeps names apart.
    let parts = path.lowercased().unicodeScalars.split { !$0.isOfName }.map { String($0) }
    // Scalars, not Characters, of which one may have any number of marks.
    return String(String.UnicodeScalarView(parts.joined(separator: "-").unicodeScalars.suffix(60)))
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a number, or a mark on one.
  fileprivate var isOfName: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || !isASCII && properties.isGraphemeExtend
  }
}
