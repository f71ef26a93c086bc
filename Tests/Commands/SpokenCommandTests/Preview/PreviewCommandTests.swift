import CommandTestSupport
import Foundation
import SpokenFiles
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview that runs beside the test.
private final class Preview {
  let process = Process()
  private let output = Pipe()
  private(set) var address = ""
  private let errors: URL
  /// A browser of its own, with its cookies.
  private let session = URLSession(configuration: .ephemeral)

  /// Starts it in a folder, and waits until it has printed its address.
  init(_ arguments: [String], in scratch: Scratch, _ more: [String: String] = [:]) throws {
    errors = try scratch.create("errors")
    process.executableURL = URL(filePath: program)
    process.arguments = ["preview"] + arguments + ["--mute"]
    process.currentDirectoryURL = scratch.folder
    process.environment = environment(
      cache: scratch.folder.appending(path: ".cache"), more)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    address = nextLine()
  }

  /// The next line of its output.
  func nextLine() -> String {
    var line: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The page, or another path from its place; the link is used up by the first call, which
  /// brings a cookie.
  func page(_ path: String = "") async throws -> String {
    let base = try #require(URL(string: address))
    let url = path.isEmpty ? base : try #require(URL(string: path, relativeTo: base))
    return String(decoding: try await session.data(from: url).0, as: UTF8.self)
  }

  /// The status after a signal.
  func end(with signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  var messages: String {
    get throws { try String(contentsOf: errors, encoding: .utf8) }
  }
}

@Suite(.timeLimit(.minutes(20)), .serialized) struct PreviewCommandTests {
  private static let screen = "screen: Bags\nviews:\n  - Button: Buy\n  - Text: Total\n"

  @Test func `serves the page of a file, and its new version after an edit`() async throws {
    let scratch = try Scratch()
    let file = try scratch.create("a.screen.yaml", Self.screen)
    let preview = try Preview(["a.screen.yaml", "--port", "18600"], in: scratch)
    #expect(
      preview.address.firstMatch(
        of: #/^http:\/\/127\.0\.0\.1:18600\/[0-9a-f]{32}\/\?token=[0-9a-f]{32}$/#) != nil)
    let page = try await preview.page()
    #expect(page.contains("<h1>Bags</h1>") && page.contains("Total"))
    try Data(Self.screen.replacing("Total", with: "Sum").utf8).write(to: file)
    // The test's limit of time ends this.
    while try await !preview.page().contains("Sum") { try await Task.sleep(for: .milliseconds(10)) }
    #expect(preview.end(with: SIGTERM) == 143)
    #expect(try preview.messages == "a.screen.yaml: previewed there; Control-C ends it\n")
  }

  @Test func `lists the inputs of a folder, and the errors of a broken one`() async throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen.replacing("Text", with: "Txt"))
    _ = try scratch.create("b.screen.yaml", Self.screen)
    let preview = try Preview([".", "--port", "18620"], in: scratch)
    let page = try await preview.page()
    #expect(page.contains("<option selected>a.screen.yaml</option><option>b.screen.yaml</option>"))
    // Inputs are read one by one; the test's limit of time ends this.
    var list = try await preview.page("screens")
    while !list.contains("a.screen.yaml:4:5") { list = try await preview.page("screens") }
    #expect(list.contains("Did you mean 'Text'?"))
    // A name that is not in the list is as good as none.
    let other = try await preview.page("?input=../secret.yaml")
    #expect(other.contains("data-input=\"a.screen.yaml\""))
    #expect(preview.end(with: SIGHUP) == 129)
  }

  @Test func `starts again on the same port with another link after it is killed`() async throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen)
    let first = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    _ = try await first.page()
    #expect(first.end(with: SIGKILL) == SIGKILL)
    let second = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    #expect(second.address.hasPrefix("http://127.0.0.1:18640/"))
    #expect(second.address != first.address)
    #expect(try await second.page().contains("Total"))
    let third = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    #expect(third.address != second.address)
    #expect(try third.messages.contains("port 18640 is taken; using 18641"))
  }

  @Test func `a link that was used brings the next one`() async throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen)
    let preview = try Preview(["a.screen.yaml", "--port", "18660"], in: scratch)
    #expect(try await preview.page().contains("<h1>Bags</h1>"))
    let stranger = URLSession(configuration: .ephemeral)
    let link = try #require(URL(string: preview.address))
    let refusal = try await stranger.data(from: link).0
    #expect(String(decoding: refusal, as: UTF8.self).hasPrefix("A link works once;"))
    let next = try #require(URL(string: preview.nextLine()))
    #expect(next != link && next.path == link.path)
    let page = String(decoding: try await stranger.data(from: next).0, as: UTF8.self)
    #expect(page.contains("<h1>Bags</h1>"))
    #expect(preview.end(with: SIGTERM) == 143)
  }

  /// Whether the machine has no program that would open a browser.
  private static let opensNothing = ["/usr/bin/xdg-open", "/usr/bin/open"].allSatisfy {
    !FileManager.default.fileExists(atPath: $0)
  }

  @Test(.enabled(if: opensNothing))
  func `the page that leads to the link goes with the program`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen)
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "tmp"), withIntermediateDirectories: true)
    let preview = try Preview(
      ["a.screen.yaml", "--port", "18670", "--open"], in: scratch,
      ["TMPDIR": scratch.path("tmp")])
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: scratch.path("tmp"))
        .first { $0.hasPrefix("spoken-preview-") })
    let file = scratch.path("tmp/" + name)
    #expect(FileStatus(file)?.mode == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains(preview.address))
    #expect(preview.end(with: SIGTERM) == 143)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `refuses what it cannot serve, with the reason`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen)
    let faults: [([String], Int32, String)] = [
      (["-"], 64, "preview watches a file; standard input has only one version"),
      (["a.screen.yaml", "--port", "80"], 64, "--port is 1024 to 65535, not 80"),
      (["a.screen.yaml", "--poll", "soon"], 64, "--poll"),
      (["a.screen.yaml", "--set", "a=b"], 64, "there is no setting 'a'"),
      (["b.screen.yaml"], 66, "b.screen.yaml: there is no such file or folder"),
      (
        ["a.screen.yaml", "--host", "example"], 64,
        "--host takes an IPv4 address of this machine, not example"
      ),
      (
        ["a.screen.yaml", "--host", "0.0.0.0"], 64,
        "--host 0.0.0.0 is every address at once, and a page is sent to one alone; name an IPv4"
      ),
      (
        ["a.screen.yaml", "--host", "203.0.113.9"], 64,
        "--host takes an IPv4 address of this machine, not 203.0.113.9"
      ),
      (
        ["a.screen.yaml", "--host", "255.255.255.255"], 64,
        "--host takes an IPv4 address of this machine, not 255.255.255.255"
      ),
    ]
    for (arguments, status, message) in faults {
      let run = try spoken(["preview", "--mute"] + arguments, in: scratch.folder)
      #expect(run.status == status && run.errors.contains(message), "\(run)")
    }
  }
}
