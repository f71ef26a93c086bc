import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenPreview
import SpokenScreen
import SpokenServer
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

struct PreviewCommand: ServingCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Serves a page of a screen or an app that follows its files while you edit them.",
    discussion: """
      The page is that of `spoken player`, on this machine only. After each change of the file it shows and speaks \
      what changed, and the arrow keys swipe as in `spoken walk`. An app is built again after each change of its \
      files; one that does not compile keeps the screen before, with the errors beside it. Control-C ends it.

      Example: spoken preview checkout.screen.yaml --open
      """)

  @Argument(
    help: "A screen, a walkthrough or a capture, or a folder of them.", completion: .file())
  var path: String?

  @Option(help: ArgumentHelp("The port; the next free one if it is taken.", valueName: "number"))
  var port = 8417

  @Option(
    help: ArgumentHelp(
      "The IPv4 address of this machine to listen on; others than 127.0.0.1 are reachable from outside.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(help: "Show the words without speaking them.")
  var mute = false

  @Option(
    help: ArgumentHelp(
      "Look at files that often instead of waiting for the system's events, which network folders lack; such as 500ms.",
      valueName: "time"))
  var poll: PollInterval?

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try options.check(inputs: [path])
    guard (1024...65_535).contains(port) else {
      throw ValidationError("--port is 1024 to 65535, not \(port)")
    }
    if path == "-" {
      throw ValidationError("preview watches a file; standard input has only one version")
    }
    if let fault = PreviewServer.fault(of: host) { throw ValidationError(fault) }
  }

  func run() throws {
    let interruption = Interruption()
    let (path, inputs) = try inputs()
    let maker = try maker(for: path)
    let (queue, room) = (WorkQueue(), PreviewRoom())
    let free = try freePort()
    let key = key(of: free)
    let desk = PreviewDesk(path, inputs, maker, room, key: key)
    desk.later = { queue.postLater($0) }
    // Rendering does not delay the end.
    desk.isEnding = { queue.isEnding || (try? interruption.check()) == nil }
    desk.isWanted = { queue.isWanted || (try? interruption.check()) == nil }
    desk.doWaiting = { queue.doWaiting() }
    let service = PreviewService(desk: desk, queue: queue)
    let (server, page) = try server(path, service, room, queue, port: free)
    _ = Watcher(
      desk.watched, interval: poll?.milliseconds,
      warn: { warning in
        Console.error("\(warning); files are looked at every 500 ms instead (--poll)")
      },
      changed: { files in queue.post { desk.refresh(files) } })
    defer {
      WorkQueue.wait { await server.stop() }
      page?.remove()
    }
    do {
      try queue.run {
        try interruption.check()
        if let problem = server.problem { throw problem }
      }
    } catch let interrupted as Interruption.Interrupted {
      throw ExitCode(128 + interrupted.signal)
    } catch let failure as PreviewServer.Failure {
      throw Status.missingService.because(failure.description)
    }
  }

  /// The file or the folder with its inputs; or the name of the app with its views.
  private func inputs() throws -> (path: String, inputs: [CheckInput]) {
    if let path {
      let found = try CheckInput.found(in: [path], options)
      guard found.missing.isEmpty else { throw ExitCode(Status.noInput.rawValue) }
      return (path, found.inputs)
    }
    var app = try options.heardApp()
    app.follow()
    return (app.name, try options.namedViews(of: app))
  }

  /// What reads and renders inputs; settings and voices that cannot be used end the command.
  private func maker(for path: String) throws -> PreviewMaker {
    let reader = try options.reader(settings: try options.settingsFileBytes(.anywhere))
    // A setting that does not exist is found when there is a screen.
    _ = try endingWithStatus { try reader.scenario(of: Screen(title: path)) }
    let synthesizer: any Synthesizer =
      mute
      ? SilentSynthesizer()
      : try engine.synthesizer(
        jobs: ProcessInfo.processInfo.activeProcessorCount, quiet: options.quiet)
    return PreviewMaker(
      options: options, voices: voiceOptions, ensemble: try voiceOptions.ensemble(),
      synthesizer: synthesizer, isMute: mute)
  }

  /// The port that is used; no free one ends the command.
  private func freePort() throws -> Int {
    do throws(PreviewServer.Failure) {
      let free = try PreviewServer.freePort(from: port, address: host)
      if free != port, !options.quiet { Console.error("port \(port) is taken; using \(free)") }
      return free
    } catch {
      throw Status.missingService.because(error.description)
    }
  }

  /// The key of a port, by which pages that are open come back.
  private func key(of port: Int) -> String {
    let key = PreviewKey(
      path: PreviewKey.standardPath(
        ProcessInfo.processInfo.environment, host: host, port: port))
    if let warning = key.warning, !options.quiet { Console.error(warning) }
    return key.text
  }

  /// Starts the server, prints its link, and opens the page that leads to it if that is wanted.
  private func server(
    _ path: String, _ site: PreviewService, _ room: PreviewRoom, _ queue: WorkQueue, port: Int
  ) throws -> (PreviewServer, LinkFile?) {
    let address = "http://\(host):\(port)"
    // The rules of access need the port, because `Host` and `Origin` name it.
    let access = PreviewAccess(port: port, hosts: [host]) { next in
      // On the thread of the queue, so that a failed write ends the command with its status.
      queue.post { Self.show(address + next, queue) }
    }
    let server: PreviewServer
    do throws(PreviewServer.Failure) {
      server = try PreviewServer(
        site, room, access: access, port: port, key: site.desk.key, address: host)
    } catch {
      throw Status.missingService.because(error.description)
    }
    warnOfReach()
    let link = address + access.newLink()
    let page = open ? Self.page(leadingTo: link) : nil
    Task {
      do throws(PreviewServer.Failure) {
        try await server.start()
        queue.post { announce(path, link, page, queue) }
      } catch {
        queue.stop(error)
      }
    }
    return (server, page)
  }

  /// Writes a page that leads to a link; what a program is started with, all users can read.
  private static func page(leadingTo link: String) -> LinkFile? {
    do throws(OutputError) {
      return try LinkFile(to: link, in: FileManager.default.temporaryDirectory.path)
    } catch {
      Console.error("the page cannot be opened (\(error)); open the link yourself")
      return nil
    }
  }

  /// Prints the first link, and opens the page that leads to it if there is one.
  private func announce(
    _ path: String, _ link: String, _ page: LinkFile?, _ queue: WorkQueue
  ) {
    Self.show(link, queue)
    if !options.quiet { Console.error("\(path): previewed there; Control-C ends it") }
    guard let page else { return }
    #if os(macOS)
      let program = "/usr/bin/open"
    #else
      let program = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [page.path]
    do {
      try process.run()
    } catch {
      Console.error("\(program) cannot be run (\(error.cause)); open the link yourself")
    }
  }
}

/// How often files are looked at, as an option has it: `500ms` or `2s`.
struct PollInterval: Hashable, ExpressibleByArgument {
  /// The time in milliseconds, 10 to 60,000.
  let milliseconds: Int

  init?(argument: String) {
    let isShort = argument.ends(withBytes: "ms")
    guard isShort || argument.ends(withBytes: "s"),
      let number = Int(argument.dropLast(isShort ? 2 : 1)), (1...60_000).contains(number)
    else { return nil }
    milliseconds = isShort ? number : number * 1000
    guard (10...60_000).contains(milliseconds) else { return nil }
  }
}
