import ScreenInputs
import ScreenScenarios
import SpokenClaim
import SpokenFiles
import SpokenPage
import SpokenSyntax

/// The files of a claim: three in a folder, or one by its ending.
struct ClaimFiles {
  private let output: String
  /// Whether the user named a folder, not a file.
  private let isFolder: Bool

  private static let endings: [(ending: String, format: ClaimCommand.Format)] = [
    ("md", .markdown), ("html", .html), ("json", .json),
  ]

  /// The files that `-o` names.
  init(_ output: String) {
    self.output = output
    let ending = output.fileExtension.lowercased()
    isFolder =
      output.hasSlashAtEnd || Folder.exists(output)
      || !Self.endings.contains { $0.ending == ending }
  }

  /// Each file with its format.
  private var files: [(path: OutputPath, format: ClaimCommand.Format)] {
    guard isFolder else {
      let ending = output.fileExtension.lowercased()
      return Self.endings.filter { $0.ending == ending }.map {
        (OutputPath(output, .byUser), $0.format)
      }
    }
    let folder = output.withSlash
    return Self.endings.map { ending, format in
      (OutputPath("\(folder)claim.\(ending)", .inFolder(folder)), format)
    }
  }

  /// Refuses a file that is also an input.
  ///
  /// - Throws: a validation error.
  func check(reading inputs: [CheckInput]) throws {
    var names = OutputNames(reading: inputs.flatMap { $0.view == nil ? [$0.path] : [] })
    for file in files { try names.add(file.path.path, for: "-o") }
  }

  /// Writes the files; each appears under its name when it is complete.
  ///
  /// - Throws: the exit code of a folder that cannot be created, and of a failed write.
  func write(_ claim: Claim) throws {
    if isFolder { try OutputFolder.make(output.withSlash) }
    try endingWithStatus {
      for file in files {
        try TextFile.save(file.path) { try Self.text(of: claim, as: file.format) }
      }
    }
  }

  /// The claim in a format.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  static func text(of claim: Claim, as format: ClaimCommand.Format) throws -> String {
    switch format {
    case .text: claim.text
    case .markdown: claim.markdown
    case .html: page(of: claim).text
    case .json: try claim.json()
    }
  }

  private static func page(of claim: Claim) -> ClaimPage {
    ClaimPage(
      claim.summary, generator: "SpokenScreen \(Provenance.version)",
      tasks: claim.tasks.map(ClaimPage.Task.init), unread: claim.unread.map(\.message),
      limits: Claim.limits)
  }
}

extension ClaimPage.Task {
  /// A task as the page shows it.
  fileprivate init(_ task: ClaimTask) {
    let open = task.unsettled.count
    let known =
      open == 0
      ? "Each word and each rule in these lines is documented or was heard by somebody."
      : "Lines with a word or a rule that nobody is known to have heard: \(open)."
    self.init(
      task.title, verdict: task.verdictWords, facts: ["\(task.path), \(task.about.sentence)"],
      criteria: task.results.map(ClaimPage.Criterion.init),
      settlement: [known, "A recording is compared line by line by: \(task.verification)"]
        + task.gaps.flatMap { $0.utf8.split(separator: 0x0A).map { String(Substring($0)) } },
      lines: task.lines.map(ClaimPage.Line.init))
  }
}

extension ClaimPage.Criterion {
  /// A criterion as the page shows it.
  fileprivate init(_ result: ClaimResult) {
    let leftOut = result.leftOut.map { "left out: \($0.text) (\($0.reason)) \($0.place)" }
    self.init(
      result.criterion.title, verdict: result.verdict.words, fails: result.verdict == .fail,
      reason: result.reason, faults: (result.faults + result.notes).map(\.line) + leftOut,
      lines: result.lines)
  }
}

extension ClaimPage.Line {
  /// A line as the page shows it.
  fileprivate init(_ line: ClaimLine) {
    let reasons = line.pieces.filter { !$0.text.isEmpty }.map { piece in
      "\(piece.text): \(piece.rule), \(piece.attested), \(piece.origin)"
    }
    let silent = line.silent.map { "not said: \($0.text) (\($0.reason))" }
    self.init(
      line.step.isEmpty ? line.event : line.step, words: line.words,
      notes: line.after + (line.isCut ? [line.heard] : []), place: line.place,
      reasons: reasons + silent)
  }
}
