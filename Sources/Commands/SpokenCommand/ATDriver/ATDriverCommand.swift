import ArgumentParser
import Foundation
import SpokenATDriver
import SpokenFiles
import SpokenScreen
import SpokenServer
import SpokenSyntax
import SpokenTextCommands

struct ATDriverCommand: ServingCommand {
  static let configuration = CommandConfiguration(
    commandName: "at-driver",
    abstract:
      "Serves test programs by the W3C's AT Driver: they drive VoiceOver and get its words.",
    discussion: """
      Clients connect to ws://127.0.0.1:4382/session, press keys or name gestures, and receive \
      what is said, as with a screen reader that has AT Driver. There is one session at a \
      time; each begins again from the file, or from a file of the folder. Control-C ends it; see \
      docs/at-driver.md.

      Example: spoken at-driver samples/wallet.walk.yaml --at-name VoiceOver
      """)

  @Argument(
    help: "A screen, a walkthrough or a capture, or a folder of them.", completion: .file())
  var path: String

  @Option(help: ArgumentHelp("The port; 0 for one that is free.", valueName: "number"))
  var port = 4382

  @Option(
    help: ArgumentHelp(
      "The IPv4 address of this machine to listen on; others than 127.0.0.1 are reachable from "
        + "outside.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "The name of the reader, for clients that do something else for each.", valueName: "name"))
  var atName = "spokenscreen"

  @Option(
    help: ArgumentHelp(
      "A site whose pages may connect, such as http://localhost:3000 (repeatable).",
      valueName: "origin"))
  var allowOrigin: [String] = []

  @Flag(help: "End with the first session.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "Record the steps of the last session as a walkthrough.", valueName: "file.walk.yaml"),
    completion: .file())
  var record: String?

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    try options.check(inputs: [path])
    guard port == 0 || (1024...65_535).contains(port) else {
      throw ValidationError("--port is 0, or 1024 to 65535, not \(port)")
    }
    if path == "-" {
      throw ValidationError("each session reads its file again; standard input can be read once")
    }
    if let fault = LocalServer.fault(of: host) { throw ValidationError(fault) }
    guard (1...100).contains(atName.utf8.count) else {
      throw ValidationError("--at-name is a name of at most 100 bytes")
    }
    var names = OutputNames(reading: [path])
    try names.add(record, for: "--record")
    if let record, !record.ends(withBytes: ".walk.yaml") {
      throw ValidationError("--record writes a walkthrough; name it x.walk.yaml, not \(record)")
    }
  }

  func run() throws {
    let interruption = Interruption()
    // Each session has the settings of the start.
    let reader = try options.reader(settings: try options.settingsFileBytes(.anywhere))
    let inputs = DriverInputs(path, reader: reader)
    let (queue, recorder) = (WorkQueue(), DriverRecorder())
    let recording = try first(by: reader)
    let server = try server(inputs, queue, recorder)
    defer { WorkQueue.wait { await server.stop() } }
    do {
      try queue.run {
        try interruption.check()
        if let problem = server.problem { throw problem }
      }
    } catch is Once {
      return try write(recorder, recording)
    } catch let interrupted as Interruption.Interrupted {
      try write(recorder, recording)
      throw ExitCode(128 + interrupted.signal)
    } catch let failure as LocalServer.Failure {
      throw Status.missingService.because(failure.description)
    }
  }

  /// The end of the command with that of its first session.
  private struct Once: Error {}

  /// Reads the file that is served, so that its errors end the command, and where it is recorded.
  private func first(by reader: ScenarioReader) throws -> WalkRecording? {
    if FileStatus(path)?.kind == .folder {
      let found = try CheckInput.found(in: [path], options)
      guard found.missing.isEmpty else { throw ExitCode(Status.noInput.rawValue) }
      return nil
    }
    let scenario = try options.reading(CheckInput(path), with: reader).scenario
    return try record.map { try WalkRecording(path: $0, input: path, scenario: scenario) }
  }

  /// Starts the server, and prints its address when it listens.
  private func server(
    _ inputs: DriverInputs, _ queue: WorkQueue, _ recorder: DriverRecorder
  ) throws -> LocalServer {
    guard LocalServer.isFree(port, address: host) else {
      throw Status.missingService.because(
        "the port \(port) of \(host) is taken; name another one with --port, or 0 for any, or end "
          + "the program that has it")
    }
    let site = DriverSite(
      desk(inputs, recorder), access: DriverAccess(hosts: [host], origins: allowOrigin),
      work: DriverWork { work in await queue.perform(work) }
    ) { [once] in
      if once { queue.stop(Once()) }
    }
    let server: LocalServer
    do throws(LocalServer.Failure) {
      server = try LocalServer(site, port: port, address: host, places: DriverSite.places)
    } catch {
      throw Status.missingService.because(error.description)
    }
    warnOfReach()
    Task { [host] in
      do throws(LocalServer.Failure) {
        let port = try await server.start()
        queue.post { Self.show("listening on ws://\(host):\(port)\(DriverSite.path)", queue) }
      } catch {
        queue.stop(error)
      }
    }
    return server
  }

  /// What the conversations with clients share.
  private func desk(_ inputs: DriverInputs, _ recorder: DriverRecorder) -> DriverDesk {
    let start = ContinuousClock.now
    var desk = DriverDesk(
      name: atName, version: Provenance.version, host: Self.system,
      now: { ContinuousClock.now - start }, newID: { UUID().uuidString.lowercased() },
      scenario: { (options: SessionOptions) throws(DriverError) -> Scenario in
        try inputs.scenario(options)
      })
    if !options.quiet {
      desk.note = { note in
        // The sign that the specification wants to be heard.
        if Console.isSeen, note.starts(withBytes: "a session has begun") { Console.show("\u{7}") }
        Console.error(note)
      }
    }
    if record != nil { desk.record = { recorder.note($0, $1) } }
    return desk
  }

  /// Writes the walkthrough of the last session, if one is wanted and there was one.
  private func write(_ recorder: DriverRecorder, _ recording: WalkRecording?) throws {
    guard let record, let last = recorder.last else { return }
    let file =
      try recording
      ?? WalkRecording(path: record, input: last.scenario.file, scenario: last.scenario)
    try endingWithStatus { try file.write(last.steps) }
  }

  /// The name of the system that the program runs on.
  private static var system: String {
    #if os(macOS)
      "macos"
    #else
      "linux"
    #endif
  }
}
