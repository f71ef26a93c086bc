import ArgumentParser
import SpokenScreen

struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript", abstract: "Prints what is said, without sound.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case jsonl
  }

  @Argument(help: "Screens, walkthroughs or captures; - is standard input.")
  var inputs: [String]

  @Option(help: "The form: text, or jsonl with one object a line.")
  var format = Format.text

  @Option(help: "How descriptions are written: voiceover or snapshot.")
  var style = TextStyle.voiceover

  @Flag(help: "Marks what a capture could not tell of each element.")
  var showGaps = false

  @OptionGroup var options: StoryOptions

  func run() throws {
    var failures: [StepFailure] = []
    try Console.stream { write in
      for (index, input) in inputs.enumerated() {
        let story = try options.story(input)
        switch format {
        case .text:
          let transcript = Transcript(style: style, gaps: showGaps ? story.gaps : [:])
          try write((index > 0 ? "\n" : "") + transcript.header(for: story))
          failures += try story.tell { try write(transcript.lines(for: $0)) }
        case .jsonl:
          let lines = JSONLines(style: style)
          failures += try story.tell { try write(try lines.line(for: $0)) }
        }
      }
    }
    try failures.report()
  }
}
