import ArgumentParser
import Foundation
import ScreenInputs
import ScreenScenarios
import SpokenCheck
import SpokenFiles
import VoiceOverSpeech

struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript", abstract: "Prints what VoiceOver would say.",
    discussion: "Example: \(Program.name) transcript samples/hello.screen.yaml")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, markdown, ssml
  }

  @Argument(
    help: "Screens, walkthroughs, captures, and folders of them; - is standard input.",
    completion: .file())
  var inputs: [String] = []

  @Option(
    help: "The format: text, jsonl with one object a line, markdown, or ssml for other engines.")
  var format = Format.text

  @Option(help: "How descriptions are written: voiceover or snapshot.")
  var style = TextStyle.voiceover

  @Flag(help: "Mark the properties of each element that the capture does not have.")
  var showGaps = false

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    try options.check(inputs: inputs)
    if format == .ssml, inputs.count > 1 || inputs.contains(where: Folder.exists) {
      throw ValidationError("--format ssml is one document and takes one input")
    }
  }

  func run() throws {
    var failures: [StepFailure] = []
    var fault: ExitCode?
    let inputs = try files()
    // Lines come one by one; each of them alone would be a call of the system.
    try Console.stream { write in
      guard inputs.count > 1 else {
        return failures = try transcribe(try options.scenario(inputs[0]), write)
      }
      fault = try printAll(inputs) { text, more in
        try write(text)
        failures += more
      }
    }
    if let fault { throw fault }
    try failures.report()
  }

  /// The inputs; each folder is replaced by the inputs that a check finds in it.
  private func files() throws -> [CheckInput] {
    guard !options.app.isGiven else { return [try options.input(nil)] }
    let files = inputs.flatMap { input in
      Folder.exists(input)
        ? CheckInput.find(in: [input], followsLinks: options.followLinks).inputs
        : [CheckInput(input)]
    }
    guard !files.isEmpty else {
      throw Status.noInput.because(
        "no screens, walkthroughs or captures in \(inputs.joined(separator: ", "))")
    }
    return files
  }

  /// How many inputs are read before the first transcript is written.
  private static let batch = 16

  /// Prints several inputs, working on some at once, in their order.
  ///
  /// - Parameters:
  ///   - inputs: the files.
  ///   - take: receives the transcript of an input.
  /// - Returns: the exit code of the first invalid input, or nil; the others are printed too.
  /// - Throws: what `take` throws.
  private func printAll(
    _ inputs: [CheckInput], _ take: (String, [StepFailure]) throws -> Void
  ) throws -> ExitCode? {
    var fault: ExitCode?
    var isFirst = true
    let reader = try options.reader()
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let progress = ProgressLine.ofInputs(inputs.count, options)
    for start in stride(from: 0, to: inputs.count, by: Self.batch) {
      let batch = Array(inputs[start..<min(start + Self.batch, inputs.count)])
      for run in batch.mapConcurrently(
        jobs: jobs, showing: progress, \.path, { whole($0, reader) })
      {
        switch run {
        case .success(let (text, remarks, failures)):
          if !options.quiet { remarks.forEach(Console.errors) }
          try take((isFirst || format == .jsonl ? "" : "\n") + text, failures)
          isFirst = false
        case .failure(let error as ScenarioError):
          // Reported between the transcripts, in the order of the inputs, whichever thread was
          // first.
          let code = error.reported()
          fault = fault ?? code
        case .failure(let error): throw error
        }
      }
    }
    return fault
  }

  /// The transcript of an input, with the notes on its file and its failed steps.
  private func whole(
    _ input: CheckInput, _ reader: ScenarioReader
  ) -> Result<(String, [String], [StepFailure]), any Error> {
    Result {
      let reading = try reader.read(input)
      var text = ""
      let failures = try transcribe(reading.scenario) { text += $0 }
      return (text, reading.remarks, failures)
    }
  }

  private func transcribe(
    _ scenario: Scenario, _ write: (String) throws -> Void
  ) throws -> [StepFailure] {
    var (number, evidence) = (0, EvidenceCount())
    switch format {
    case .text:
      let transcript = Transcript(style: style, gaps: showGaps ? scenario.gaps : [:])
      try write(transcript.header(for: scenario))
      return try scenario.run { try write(transcript.lines(for: $0)) }
    case .jsonl:
      let lines = JSONLines(style: style)
      let failures = try scenario.run {
        evidence.add($0)
        try write(try lines.line(for: $0))
      }
      try write(
        try lines.line(for: Provenance(of: scenario, evidence: evidence), of: scenario.file))
      return failures
    case .markdown:
      let transcript = MarkdownTranscript(style: style)
      try write(transcript.header(for: scenario))
      let failures = try scenario.run {
        number += 1
        evidence.add($0)
        try write(transcript.lines(for: $0, number: number))
      }
      try write(transcript.end(Provenance(of: scenario, evidence: evidence)))
      return failures
    case .ssml:
      let document = SSML(language: scenario.language)
      try write(document.start)
      let failures = try scenario.run {
        number += 1
        evidence.add($0)
        try write(document.lines(for: $0, number: number))
      }
      try write(document.end(Provenance(of: scenario, evidence: evidence)))
      return failures
    }
  }
}
