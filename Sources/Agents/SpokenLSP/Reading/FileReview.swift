import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import ScreenTree
import ScreenYAML
import SpokenInputs
import SpokenLint
import VoiceOverSpeech

/// Everything that is known of the text of an open file: what is heard, and what is wrong.
struct FileReview: Sendable {
  /// The path of the file.
  let path: String
  /// What it is.
  let kind: FileKind
  /// Its lines.
  let lines: FileLines
  /// Its values; nil when it is neither YAML nor JSON.
  let document: Document?
  /// What is wrong, each once.
  private(set) var problems: [Problem] = []
  /// What is heard; nil for settings, and for a file with errors.
  private(set) var heard: Heard?

  /// A screen or a walkthrough that was run.
  struct Heard: Sendable {
    /// The screens and the steps.
    var scenario: Scenario
    /// Everything that is spoken, in order.
    var utterances: [Utterance]
  }

  /// Looks at a text.
  ///
  /// Screens of a walkthrough are read from the disk, inside its folder.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - path: the path of its file.
  ///   - kind: what it is.
  ///   - reviewer: how it is read and linted.
  init(of bytes: [UInt8], path: String, kind: FileKind, by reviewer: Reviewer) {
    (self.path, self.kind) = (path, kind)
    lines = FileLines(bytes)
    document = try? Document.read(bytes)
    switch kind {
    case .screen, .walkthrough: hear(bytes, reviewer)
    case .settings:
      add(faultsOf: { () throws(ScenarioError) in
        _ = try ScenarioReader.settings(bytes, path: path)
      })
      readBudget(bytes, hasSettings: true)
    case .budget: readBudget(bytes, hasSettings: false)
    }
  }

  private mutating func readBudget(_ bytes: [UInt8], hasSettings: Bool) {
    let path = path
    add(faultsOf: { () throws(ScenarioError) in
      _ = try Linter.settings(bytes, path: path, hasSettings: hasSettings)
    })
  }

  /// Runs and lints a screen or a walkthrough.
  private mutating func hear(_ bytes: [UInt8], _ reviewer: Reviewer) {
    let reading: ScenarioReader.Reading
    do throws(ScenarioError) {
      reading = try reviewer.reader.read(bytes, path: path)
    } catch {
      return add(problems(of: error))
    }
    var utterances: [Utterance] = []
    let failures = reading.scenario.run { utterances.append($0) }
    heard = Heard(scenario: reading.scenario, utterances: utterances)
    let report = reviewer.linter.lint(reading.scenario, sources: reading.sources)
    let path = path
    add((reading.remarks + report.remarks).compactMap { Problem(note: $0, on: path) })
    add(failures.map(Problem.init))
    // What is wrong in a screen of a walkthrough is shown where that screen is open.
    add(report.findings.filter { $0.origin.file == path }.map { Problem($0) })
  }

  private mutating func add(faultsOf body: () throws(ScenarioError) -> Void) {
    do throws(ScenarioError) {
      try body()
    } catch {
      add(problems(of: error))
    }
  }

  /// Adds problems; two readers of one file report the same error of its syntax.
  private mutating func add(_ more: [Problem]) {
    problems += more.filter { !problems.contains($0) }
  }
}
