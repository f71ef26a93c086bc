import ArgumentParser
import SpokenScreen

struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript", abstract: "Prints what is said, without sound.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsonl, markdown, ssml
  }

  @Argument(help: "Screens, walkthroughs or captures; - is standard input.")
  var inputs: [String]

  @Option(
    help: "The form: text, jsonl with one object a line, markdown, or ssml for other engines.")
  var format = Format.text

  @Option(help: "How descriptions are written: voiceover or snapshot.")
  var style = TextStyle.voiceover

  @Flag(help: "Marks what a capture could not tell of each element.")
  var showGaps = false

  @OptionGroup var options: StoryOptions

  func validate() throws {
    if format == .ssml, inputs.count > 1 {
      throw ValidationError("--format ssml is one document and takes one input")
    }
  }

  func run() throws {
    var failures: [StepFailure] = []
    try Console.stream { write in
      for (index, input) in inputs.enumerated() {
        let story = try options.story(input)
        if index > 0, format != .jsonl { try write("\n") }
        failures += try tell(story, write)
      }
    }
    try failures.report()
  }

  private func tell(
    _ story: Story, _ write: (String) throws -> Void
  ) throws -> [StepFailure] {
    var number = 0
    switch format {
    case .text:
      let transcript = Transcript(style: style, gaps: showGaps ? story.gaps : [:])
      try write(transcript.header(for: story))
      return try story.tell { try write(transcript.lines(for: $0)) }
    case .jsonl:
      let lines = JSONLines(style: style)
      return try story.tell { try write(try lines.line(for: $0)) }
    case .markdown:
      let transcript = MarkdownTranscript(style: style)
      try write(transcript.header(for: story))
      return try story.tell {
        number += 1
        try write(transcript.lines(for: $0, number: number))
      }
    case .ssml:
      let document = SSML(language: story.language)
      try write(document.start)
      let failures = try story.tell {
        number += 1
        try write(document.lines(for: $0, number: number))
      }
      try write(document.end)
      return failures
    }
  }
}
