import Foundation
import SpokenFiles
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// All state of a preview: its inputs, their last good runs, and the pages that show them.
///
/// Unchecked, because only the thread of the queue uses it.
final class PreviewDesk: @unchecked Sendable {
  /// An input that a page has asked for.
  struct Shown {
    var run: PreviewRun?
    /// Different for each run of an input and each run of the program, without and with its sound.
    var version: String
    /// The run before its sound was rendered, and its version; nil until it is.
    var words: (run: PreviewRun, version: String)?
    /// The lines of the run before this one; none when its sound was never rendered.
    var last: [RunChanges.Line] = []
    /// What changed since the run before, for pages that mark it.
    var changes = RunChanges(from: [], to: [])
    /// The errors that keep the newest files from running; empty when they run.
    var errors: [PreviewMessage.Finding] = []
    /// The files that have the errors.
    var brokenFiles: Set<ExactPath> = []

    /// The errors, or the remarks on the run that is shown.
    var findings: [PreviewMessage.Finding] { errors.isEmpty ? run?.findings ?? [] : errors }
  }

  /// A page that is connected.
  struct Visit {
    var input: String
    /// The version that it shows.
    var version: String
    var walk: PreviewWalk?
    /// The element that has the cursor of an app, for its next process.
    var node: String?
    /// The screen that the app has come to; nil while it shows its first one.
    var later: PreviewRun?

    /// Whether it is a page of an input.
    func shows(_ other: CheckInput) -> Bool { ExactPath(input) == ExactPath(other.path) }
  }

  let path: String
  var maker: PreviewMaker
  /// The key by which pages come back to another run of the program.
  let key: String
  let room: PreviewRoom
  let watched: WatchList
  var inputs: [CheckInput]
  /// The inputs that pages have asked for; names that look the same are two.
  var shown: [ExactPath: Shown] = [:]
  var visits: [Int: Visit] = [:]
  var sounds = SoundShelf()
  /// Does work once no other is waiting; by default at once.
  var later: (@escaping @Sendable () -> Void) -> Void = { $0() }
  /// Does the other work that is waiting by now, while such work goes on.
  var doWaiting: () -> Void = {}
  /// Whether a request should wait no longer for a sound, because other work is waiting by now.
  var isWanted: () -> Bool = { false }
  /// Whether the program ends.
  var isEnding: () -> Bool = { false }
  private let name: String
  private var count = 0

  /// The endings of files that may be inputs.
  private static let endings = [".yaml", ".yml", ".json", ".xml", ".txt", ".log"]

  /// A desk over a file, or over the inputs of a folder.
  ///
  /// - Parameters:
  ///   - path: the file or the folder.
  ///   - inputs: the inputs in it.
  ///   - maker: reads and renders them.
  ///   - room: the pages.
  ///   - key: the key by which they come back to another run.
  init(
    _ path: String, _ inputs: [CheckInput], _ maker: PreviewMaker, _ room: PreviewRoom, key: String
  ) {
    (self.path, self.inputs, self.maker, self.room) = (path, inputs, maker, room)
    self.key = key
    // Without its last slash, so that files found below it have the names of inputs.
    let folder = Self.isFolder(path, of: inputs) ? path : nil
    watched = WatchList(
      folder: folder.map { $0.utf8.count > 1 && $0.hasSlashAtEnd ? String($0.dropLast()) : $0 },
      endings: Self.endings)
    // Random, because versions must differ from those of the run before, which open pages still
    // name.
    name = String(UInt32.random(in: .min ... .max), radix: 36)
    watch()
  }

  /// A name that no other run or sound has.
  func nextName() -> String {
    count += 1
    return "\(name)-\(count)"
  }

  /// The input with a name of the list; nil for any other name.
  func input(named name: String?) -> CheckInput? {
    name.map(ExactPath.init).flatMap { name in inputs.first { ExactPath($0.path) == name } }
  }

  /// The state of an input, which is read when a page first asks for it.
  func state(of input: CheckInput) -> Shown {
    let name = ExactPath(input.path)
    if let known = shown[name] { return known }
    var state = Shown(version: nextName())
    accept(maker.read(input, unless: [:]), of: input, &state)
    shown[name] = state
    watch()
    speakLater(input)
    return shown[name] ?? state
  }

  /// Takes a reading over; the last good run stays when it is none.
  func accept(_ reading: PreviewMaker.Reading, of input: CheckInput, _ state: inout Shown) {
    switch reading {
    case .same: state.errors = []
    case .missing:
      let text = "there is no such file any more"
      state.errors = [.init(place: input.path.printedLine, text: text, isError: true)]
    case .broken(let findings, let files):
      (state.errors, state.brokenFiles) = (findings, files)
    case .run(var run):
      if let old = state.run {
        run.keepTimes(of: old)
        state.changes = RunChanges(from: old.estimatedLines, to: run.estimatedLines)
        // Lines without sound have the results of the model, which those of a sound may differ
        // from.
        state.last = old.needsSound ? [] : old.lines
      }
      (state.run, state.errors, state.version, state.words) = (run, [], nextName(), nil)
    }
  }

  /// The page of an input as HTML.
  func page(of input: CheckInput, _ state: Shown) -> String {
    page(of: input.path, state.run, version: state.version)
  }

  /// The page of a run as HTML.
  ///
  /// - Parameters:
  ///   - input: the name of its input.
  ///   - run: the run; nil for an input that never ran.
  ///   - version: its version, which its sound is named after.
  /// - Returns: the page; empty when it cannot be written.
  func page(of input: String, _ run: PreviewRun?, version: String) -> String {
    let settings = run?.scenario.settings ?? SpeechSettings()
    let panel = PreviewPanel(
      inputs: inputs.map(\.path), input: input, version: version, settings: settings.offered,
      key: key)
    let address = run.flatMap { Self.address(of: $0, version) }
    let data = run?.data ?? Self.emptyPage(titled: input)
    do {
      return try PlayerPage(data, soundAt: address, preview: panel).text()
    } catch {
      Console.error("\(input): the page cannot be written: \(error)")
      return ""
    }
  }

  /// The path of a sound, from the place of the page.
  static func soundPath(_ name: String) -> String { "sound/\(name)" }

  /// The path of the sound of a run; nil without a sound.
  static func address(of run: PreviewRun, _ version: String) -> String? {
    run.sound == nil ? nil : soundPath(version)
  }

  /// A sound that pages may ask for; that of a run which is shown is there even after the shelf dropped it.
  func sound(named name: String) -> StoredSound? {
    sounds[name] ?? shown.values.first { $0.version == name }?.run?.sound
  }

  /// The run that a page shows; nil before there is one.
  func run(on page: Int) -> PreviewRun? {
    visits[page].flatMap { $0.later ?? shown[ExactPath($0.input)]?.run }
  }

  /// The run of an input in a version: where an app of some page has come to, otherwise the newest one.
  func run(of input: CheckInput, _ version: String?) -> PreviewRun? {
    let visit = visits.values.first { $0.shows(input) && $0.version == version }
    return visit?.later ?? state(of: input).run
  }

  /// The page of an input that never ran.
  private static func emptyPage(titled title: String) -> PageData {
    PageData(
      title: title.oneLine, generator: "SpokenScreen \(Provenance.version)", model: "VoiceOver",
      language: "en-US", sampleRate: 1000, length: 0)
  }

  /// Watches the files of all inputs that are shown.
  func watch() {
    let sources = shown.values.flatMap { state in
      (state.run.map { Array($0.sources.keys) } ?? []) + state.brokenFiles.map(\.text)
    }
    let settings = [maker.options.settingsFile].compactMap { $0 }
    // An app is no file; its own files are those of its runs.
    let isFile = !watchesFolder && inputs.allSatisfy { $0.view == nil }
    watched.replace(sources + settings + (isFile ? [path] : []))
  }

  /// Whether the path is a folder, so that there may be more inputs.
  var watchesFolder: Bool { Self.isFolder(path, of: inputs) }

  /// Whether a path is the folder of inputs; an app may have the name of a folder.
  private static func isFolder(_ path: String, of inputs: [CheckInput]) -> Bool {
    inputs.allSatisfy { $0.view == nil } && Folder.exists(path)
  }
}
