import CommandTestSupport
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview that runs beside the test.
private final class Preview {
  let process = Process()
  private(set) var address = ""
  private let errors: URL

  /// Starts it in a folder, and waits until it has printed its address.
  init(_ arguments: [String], in scratch: Scratch) throws {
    errors = try scratch.create("errors")
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["preview"] + arguments + ["--mute"]
    process.currentDirectoryURL = scratch.folder
    process.environment = environment(
      cache: scratch.folder.appending(path: ".cache"),
      ["XDG_STATE_HOME": scratch.folder.appending(path: ".state").path])
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    while !address.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      address += String(decoding: more, as: UTF8.self)
    }
    address = address.trimmingCharacters(in: .newlines)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The page, or another path of the server.
  func page(_ path: String = "") async throws -> String {
    let base = try #require(URL(string: address))
    let url = path.isEmpty ? base : try #require(URL(string: path, relativeTo: base))
    return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
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
    #expect(preview.address.hasPrefix("http://127.0.0.1:18600/?token="))
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
    var list = try await preview.page("/screens")
    while !list.contains("a.screen.yaml:4:5") { list = try await preview.page("/screens") }
    #expect(list.contains("Did you mean 'Text'?"))
    // A name that is not in the list is as good as none.
    let other = try await preview.page("/?input=../secret.yaml")
    #expect(other.contains("data-input=\"a.screen.yaml\""))
    #expect(preview.end(with: SIGHUP) == 129)
  }

  @Test func `starts again on the same port with the same token after it is killed`() async throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", Self.screen)
    let first = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    _ = try await first.page()
    #expect(first.end(with: SIGKILL) == SIGKILL)
    let second = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    #expect(second.address == first.address)
    #expect(try await second.page().contains("Total"))
    let third = try Preview(["a.screen.yaml", "--port", "18640"], in: scratch)
    #expect(third.address != second.address)
    #expect(try third.messages.contains("port 18640 is taken; using 18641"))
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
    ]
    for (arguments, status, message) in faults {
      let run = try spoken(["preview", "--mute"] + arguments, in: scratch.folder)
      #expect(run.status == status && run.errors.contains(message), "\(run)")
    }
  }
}
