import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// What a command printed, and its exit status.
package struct CommandRun: Hashable, Sendable {
  /// The exit status; 64 and more mean that it could not do its work.
  package var status: Int32
  /// The text of standard output.
  package var output: String
  /// The text of standard error.
  package var errors: String

  /// What a command printed.
  package init(status: Int32, output: String, errors: String) {
    (self.status, self.output, self.errors) = (status, output, errors)
  }
}

/// Runs a command of `spoken` in this process by its words, on any thread.
package typealias CommandRunner = @Sendable (_ words: [String]) -> CommandRun

/// A call of a tool: its arguments become the words of its command.
struct ToolCall {
  /// The most bytes of a sound in a result: two minutes of speech.
  static let longestSound = 6 << 20
  /// The most bytes of a page in a result.
  private static let longestPage = 12 << 20
  /// The most bytes of data in a result.
  private static let longestData = 2 << 20

  let tool: Tool
  let arguments: Document
  let folders: AllowedFolders
  let run: CommandRunner
  private let files = CallFiles()

  /// A call with arguments, an object; one that is null counts as not given.
  init(
    _ tool: Tool, _ arguments: Document, _ folders: AllowedFolders, _ run: @escaping CommandRunner
  ) {
    (self.tool, self.folders, self.run) = (tool, folders, run)
    self.arguments = .mapping(arguments.pairs.filter { !$0.1.isNull })
  }

  /// Runs the command.
  ///
  /// - Parameter wantsPage: whether a page that plays a sound is wanted.
  /// - Returns: what it printed, or why it was not run.
  func outcome(wantsPage: Bool) -> ToolOutcome {
    do throws(ToolFault) {
      let words = try words()
      guard tool.name == Tool.render else { return heard(words) }
      guard let output = arguments[Tool.outputKey] else { return try sound(words, wantsPage) }
      guard let path = output.plainString else {
        throw ToolFault("\(Tool.outputKey) is the path of a file, not \(output.kind)")
      }
      return ToolOutcome(printed(tool.command + ["--output=" + (try folders.output(path))] + words))
    } catch {
      return ToolOutcome(error)
    }
  }

  /// The words of the command after its name.
  ///
  /// - Throws: `ToolFault` for a parameter that does not exist or has a wrong value.
  func words() throws(ToolFault) -> [String] {
    let names = tool.parameterNames
    for key in arguments.pairs.map(\.0) where !names.contains(key) {
      throw ToolFault(
        "there is no parameter '\(key.shown(in: 80))'. "
          + Suggestion.sentence(for: key, among: names))
    }
    var words: [String] = []
    for option in tool.options {
      guard let value = arguments[option.name] else { continue }
      words += try option.words(for: value, in: folders)
    }
    if tool.comparesText, arguments["text"] != nil { try writeGolden() }
    var last: [String] = []
    for input in tool.inputs {
      let given = try input.words(arguments, folders, files)
      guard !given.isEmpty || !input.isNeeded || isApp(input) else { throw missing(input) }
      // Words without an option come last, in their order.
      if input.option == nil { last += given } else { words += given }
    }
    return words + last
  }

  /// Whether a view of an app takes the place of an input.
  private func isApp(_ input: ToolInput) -> Bool { input.canBeApp && arguments["app"] != nil }

  private func missing(_ input: ToolInput) -> ToolFault {
    let ways = [input.path, input.text, input.canBeApp ? "app" : nil].compactMap { $0 }
    return ToolFault("the input is missing; give \(ways.joined(separator: " or "))")
  }

  /// Writes the transcript that a text is compared with beside the text.
  private func writeGolden() throws(ToolFault) {
    guard let golden = arguments[Tool.goldenKey]?.plainString else {
      throw ToolFault(
        "a text has no golden transcript beside it; give \(Tool.goldenKey) too, or a path")
    }
    _ = try files.write(golden, named: "\(tool.inputs[0].stem).transcript")
  }

  /// What a command printed, with names in the place of paths of private files.
  private func printed(_ words: [String]) -> CommandRun {
    var run = run(words)
    run.output = files.shown(run.output)
    run.errors = files.shown(run.errors)
    return run
  }

  /// What the command prints as text and, in a second run, as data.
  private func heard(_ words: [String]) -> ToolOutcome {
    let run = printed(tool.command + words)
    var outcome = ToolOutcome(run)
    if !outcome.isError { outcome.structure = structure(words, run.status) }
    return outcome
  }

  private func structure(_ words: [String], _ status: Int32) -> Document? {
    switch tool.structure {
    case nil: return nil
    case .status: return .mapping([("isAsRecorded", .flag(status == 0))])
    case .object(let format):
      let data = Self.data(printed(tool.command + format + words).output)
      return data?.entries == nil ? nil : data
    case .lines(let format):
      let output = printed(tool.command + format + words).output
      guard output.utf8.count <= Self.longestData else { return nil }
      return .mapping([
        ("lines", .list(output.split(atByte: "\n").compactMap { Self.data(String($0)) }))
      ])
    }
  }

  /// The value of a JSON text; nil for one that is too long.
  private static func data(_ text: String) -> Document? {
    guard text.utf8.count <= longestData else { return nil }
    return try? Document.readJSON(Array(text.utf8))
  }

  /// The sound and, for a client that shows pages, the page that plays it.
  private func sound(_ words: [String], _ wantsPage: Bool) throws(ToolFault) -> ToolOutcome {
    let path = try files.path(of: "sound.wav")
    let run = printed(tool.command + ["--output=" + path, "--longest=00:02:00"] + words)
    var outcome = ToolOutcome(run)
    guard run.status < 64 else {
      outcome.content.append(
        .text("A longer sound needs \(Tool.outputKey), the path of a new file."))
      return outcome
    }
    guard let bytes = files.bytes(of: "sound.wav", upTo: Self.longestSound) else {
      throw ToolFault(
        "the sound is too long for a result; give \(Tool.outputKey), the path of a new file")
    }
    outcome.content.insert(.sound(bytes), at: 0)
    if wantsPage { outcome.page = try page(words) }
    return outcome
  }

  private func page(_ words: [String]) throws(ToolFault) -> String? {
    let path = try files.path(of: "player.html")
    guard printed(["player", "--output=" + path, "--quiet"] + words).status < 64 else { return nil }
    return files.bytes(of: "player.html", upTo: Self.longestPage).map {
      files.shown(String(decoding: $0, as: UTF8.self))
    }
  }
}
