import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands
import SpokenWalk

struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk", abstract: "Explores a screen in the terminal: arrow keys swipe.",
    discussion: "Example: spoken walk samples/hello.screen.yaml")

  // Before the input, so that `--device list` needs none.
  @OptionGroup var player: DeviceOptions

  @Argument(help: "A screen, a walkthrough or a capture.", completion: .file())
  var input: String?

  @Flag(help: "Show the words without speaking them.")
  var mute = false

  @Option(
    help: ArgumentHelp("Record the steps as a walkthrough.", valueName: "file.walk.yaml"),
    completion: .file())
  var record: String?

  @Flag(help: "Also record the waits before gestures that interrupt speech.")
  var timing = false

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try options.check(inputs: [input])
    var names = OutputNames(reading: [input].compactMap { $0 })
    try names.add(record, for: "--record")
    if input == "-" { throw ValidationError("walk reads keys from standard input; name a file") }
    guard let record else {
      if timing { throw ValidationError("--timing belongs to --record") }
      return
    }
    if options.app.isGiven {
      throw ValidationError("--record writes a walkthrough of a screen file, and an app is none")
    }
    guard record.ends(withBytes: ".walk.yaml") else {
      throw ValidationError("--record writes a walkthrough; name it x.walk.yaml, not \(record)")
    }
  }

  func run() throws {
    let scenario = try options.scenario(input)
    // What may fail comes before the terminal is taken over, whose page would hide the message.
    let recording = try record.map {
      try WalkRecording(path: $0, input: input ?? "", scenario: scenario)
    }
    var walk = Walk(scenario)
    let speaker = try speaker(for: scenario)
    let inbox = Inbox()
    guard let terminal = Terminal(for: .page) else {
      throw Status.wrongUse.because(
        "walk needs a terminal; `spoken transcript \(input ?? "--app")` prints the words")
    }
    let loop = WalkLoop(
      terminal: terminal, inbox: inbox, speaker: speaker, measuresWaits: timing)
    let end = loop.run(&walk)
    speaker.stop()
    // Restored before anything is printed: the alternate screen takes its text away.
    terminal.restore()
    if let recording { try endingWithStatus { try recording.write(walk.walker.steps) } }
    switch end {
    case .quit: return
    case .signal(let number): throw ExitCode(128 + number)
    case .broken: throw Status.inputOutput.because("the terminal is gone")
    }
  }

  private func speaker(for scenario: Scenario) throws -> any Speaker {
    if mute { return MuteSpeaker() }
    let synthesizer = try engine.synthesizer(quiet: options.quiet)
    let renderer = try voiceOptions.renderer(synthesizer, for: scenario)
    do {
      return try LoudSpeaker(
        StepSynthesizer(synthesizer: synthesizer, earcons: renderer.earcons), renderer.voices,
        device: player.device)
    } catch let fault as NoAudioDevice {
      throw Status.missingService.because("\(fault); --mute walks without sound")
    }
  }
}

/// Handles keys, speaks and draws the page until the walk ends.
struct WalkLoop {
  /// How a walk ends.
  enum End {
    case quit
    case signal(Int32)
    case broken
  }

  let terminal: Terminal
  let inbox: Inbox
  let speaker: any Speaker
  /// Whether the time between a gesture and the one that interrupts its speech is recorded.
  let measuresWaits: Bool

  /// How long to wait for the bytes after an Escape byte, in milliseconds.
  private static let patience: Int32 = 40
  /// How often to check whether everything was spoken, in milliseconds.
  private static let tick: Int32 = 50

  func run(_ walk: inout Walk) -> End {
    var decoder = KeyDecoder()
    var last = ContinuousClock.now
    if let end = follow(walk.begin(), &walk) { return end }
    while true {
      // An Escape byte may begin an arrow key; while everything is read, the next element may be
      // due.
      let wait = decoder.isWaiting ? Self.patience : walk.walker.isReading ? Self.tick : -1
      var keys: [Key] = []
      switch inbox.read(atMost: wait) {
      case .bytes(let bytes): keys = bytes.compactMap { decoder.handle($0) }
      case .resized:
        guard show(walk) else { return .broken }
      case .signal(let number): return .signal(number)
      case .closed: return .broken
      case .nothing, .woken:
        if let key = decoder.flush() { keys = [key] }
        if speaker.isIdle, let more = walk.goOn(), let end = follow(more, &walk) { return end }
      }
      for key in keys {
        let now = ContinuousClock.now
        let interruption = speaker.isIdle || !measuresWaits ? nil : now - last
        last = now
        if let end = follow(walk.handle(key, interruption: interruption), &walk) { return end }
      }
    }
  }

  /// Performs a response; returns the end when the walk is over.
  private func follow(_ response: Walk.Response, _ walk: inout Walk) -> End? {
    switch response {
    case .quit: return .quit
    case .suspend: terminal.suspend()
    case .say(let utterances): speaker.say(utterances)
    case .show: break
    }
    return show(walk) ? nil : .broken
  }

  private func show(_ walk: Walk) -> Bool {
    let (columns, rows) = terminal.size
    let isColored = TextColors.areShown
    let lines = walk.page(rows: rows).lines(columns: columns, rows: rows).map { line in
      isColored && line.starts(withBytes: "> ") ? TextColor.bold.paint(line) : line
    }
    // From the top, clearing each line after its text: clearing all first would flicker.
    return terminal.write("\u{1B}[H" + lines.joined(separator: "\u{1B}[K\r\n") + "\u{1B}[K")
  }
}
