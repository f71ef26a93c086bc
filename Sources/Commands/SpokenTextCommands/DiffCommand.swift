import ArgumentParser
import Foundation
import ScreenInputs
import ScreenScenarios
import SpokenCheck
import SpokenFiles
import SpokenInputs
import SpokenSyntax
import VoiceOverSpeech

struct DiffCommand<Sound: SoundOptions>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Prints what changed for a listener, stop by stop.",
      discussion: """
        Exit status: 0 nothing changed, 1 something did. An app takes the place of NEW; OLD is then a \
        transcript, or the folder of its goldens.

        Example: \(Program.name) diff samples/app-store-card-before.screen.yaml samples/app-store-card-after.screen.yaml
        """)
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(
    help: "A screen, a walkthrough, a capture, a transcript, or a folder of them.",
    completion: .file())
  var old: String

  @Argument(help: "The same, as it is now.", completion: .file())
  var new: String?

  @Option(help: "The format: text, markdown or json.")
  var format = Format.text

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var clips: Sound.Clips

  func validate() throws { try options.check(inputs: [new]) }

  func run() throws {
    let reader = try options.reader()
    // Before the comparisons, so that a missing engine is reported at once.
    let writeClips = try clips.writer()
    var report = DifferenceReport()
    var fault: Status?
    let pairs = try pairs()
    let progress = ProgressLine.ofInputs(pairs.count, options)
    for pair in pairs {
      defer { progress.advance(to: pair.name) }
      switch (pair.old, pair.new) {
      case (let old?, let new?):
        guard let (before, after) = hear(old, new, reader, &fault) else { continue }
        let difference = before.difference(to: after)
        if let heard = after.heard {
          report.about = (report.about ?? Provenance()).adding(
            Provenance(of: heard.scenario, evidence: heard.evidence))
        }
        report.add(pair.name, .changed(difference))
        let name = new.view?.fileName ?? (new.folder == nil ? new.path.fileName : pair.name)
        try writeClips?(name, difference, before, after)
      case (nil, _): report.add(pair.name, .added)
      case (_, nil): report.add(pair.name, .removed)
      }
    }
    Console.clearLine()
    switch format {
    case .text:
      try Console.output(
        TextColors.areShown ? TextColors.differences(report.text) : report.text)
    case .markdown: try Console.output(report.markdown)
    case .json: try Console.output(try report.json())
    }
    if let fault { throw ExitCode(fault.rawValue) }
    guard report.isEmpty else { throw ExitCode(Status.differs.rawValue) }
  }

  /// Runs both files, of which one may be a golden of the other.
  private func hear(
    _ old: CheckInput, _ new: CheckInput, _ reader: ScenarioReader, _ fault: inout Status?
  ) -> (before: LoadedTranscript, after: LoadedTranscript)? {
    guard let before = hear(old, reader, &fault), let after = hear(new, reader, &fault) else {
      return nil
    }
    do throws(ScenarioError) {
      // A screen runs again with the settings of a transcript beside it, which would differ
      // otherwise.
      return (
        try reader.hearing(before, of: old.view, beside: after),
        try reader.hearing(after, of: new.view, beside: before)
      )
    } catch {
      Console.errors(error.description)
      fault = fault ?? error.status
      return nil
    }
  }

  /// Runs a file; reports an error and returns nil when it cannot be read.
  private func hear(
    _ input: CheckInput, _ reader: ScenarioReader, _ fault: inout Status?
  ) -> LoadedTranscript? {
    do throws(ScenarioError) {
      let hearing = try reader.hear(input)
      if !options.quiet { hearing.remarks.forEach(Console.errors) }
      return hearing
    } catch {
      Console.errors(error.description)
      fault = fault ?? error.status
      return nil
    }
  }

  private typealias Pair = (name: String, old: CheckInput?, new: CheckInput?)

  /// The file and the view of the app; or the goldens of a folder and the views that they are of.
  private func pairsOfApp() throws -> [Pair] {
    guard Folder.exists(old) else {
      let view = try options.input(nil)
      return [("\(old) → \(view.path)", CheckInput(old), view)]
    }
    return try options.views(goldens: old).map { view in
      let isKnown = FileStatus(view.golden) != nil
      return (view.path, isKnown ? CheckInput(view.golden, in: old) : nil, view)
    }
  }

  /// The two files, or the files of two folders paired by name.
  private func pairs() throws -> [Pair] {
    guard let new else { return try pairsOfApp() }
    let folders = [old, new].filter(Folder.exists)
    guard folders.count != 1 else {
      let other = folders[0] == old ? new : old
      guard FileStatus(other) != nil else {
        throw Status.noInput.because("\(other): there is no such file or folder")
      }
      throw Status.wrongUse.because(
        "\(folders[0]) is a folder and \(other) is a file; compare like with like")
    }
    guard !folders.isEmpty else {
      return [(old == new ? new : "\(old) → \(new)", CheckInput(old), CheckInput(new))]
    }
    let olds = inputs(old, beside: new)
    let news = inputs(new, beside: old)
    // By their bytes, as a file system compares names.
    let pairs = Set(olds.keys).union(news.keys).sorted().map { key in
      ((olds[key] ?? news[key])?.name ?? "", olds[key]?.input, news[key]?.input)
    }
    guard !pairs.isEmpty else {
      throw Status.noInput.because(
        "no screens, walkthroughs, captures or transcripts in \(old) and \(new)")
    }
    return pairs
  }

  /// The inputs of a folder by their names in it; transcripts without an input are inputs too.
  private func inputs(
    _ folder: String, beside other: String
  ) -> [ExactPath: (name: String, input: CheckInput)] {
    let found = CheckInput.find(in: [folder], followsLinks: options.followLinks)
    func name(_ path: String) -> String { path.path(below: folder) }
    // A golden without its input is no input when the other side has both.
    let others = CheckInput.find(in: [other], followsLinks: options.followLinks).inputs
    let goldens = Set(others.map { ExactPath($0.golden) })
    let orphans = found.orphans.filter { path in
      !goldens.contains(ExactPath(other.withSlash + name(path)))
    }
    let inputs = found.inputs + orphans.map { CheckInput($0, in: folder) }
    return inputs.reduce(into: [:]) { $0[ExactPath(name($1.path))] = (name($1.path), $1) }
  }
}
