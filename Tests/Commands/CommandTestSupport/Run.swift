package import Foundation
import SpokenCommand
import SpokenTextCommands
import TestSupport

/// What a run of the command printed, and how it ended.
package struct Run: Hashable {
  package var status: Int32
  package var output: String
  package var errors: String

  /// What a run printed, and how it ended.
  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// The folder in which the command and the tests were built.
private let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

/// The path of the command that was built beside the tests.
package var program: String { products.appending(path: "spoken").path }

/// The environment of the tests, with a cache of speech that none of them finds warm.
package func environment(cache: URL, _ more: [String: String] = [:]) -> [String: String] {
  ProcessInfo.processInfo.environment
    .merging(["XDG_CACHE_HOME": cache.path]) { $1 }.merging(more) { $1 }
}

/// Runs the command that was built beside the tests, in a folder, and waits for its end.
package func spoken(
  _ arguments: String..., in folder: URL = root, input: String? = nil
) throws -> Run {
  try spoken(arguments, in: folder, input: input)
}

/// The same with a list of arguments.
///
/// A command that only reads and prints runs in this process, which is as true and much cheaper.
package func spoken(
  _ arguments: [String], in folder: URL = root, input: String? = nil,
  environment: [String: String] = [:]
) throws -> Run {
  if folder == root, input == nil, environment.isEmpty, printsOnly(arguments) {
    return printed(by: arguments)
  }
  return try run(
    products.appending(path: "spoken"), arguments, in: folder, input: input,
    environment: environment)
}

/// Whether a command reads files and prints, and does nothing else to the system.
package func printsOnly(_ arguments: [String]) -> Bool {
  let commands = [
    "transcript", "explain", "lint", "diff", "cost", "inspect", "settings", "schema", "matrix",
    "verify",
  ]
  let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
  return here == root.standardizedFileURL.path && commands.contains(arguments.first ?? "")
    && !arguments.contains("-")
}

/// Runs a command in this process, on a thread with the stack of a process.
package func printed(by arguments: [String]) -> Run {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var run: PrintedRun?
  let thread = Thread {
    run = Spoken.printed(by: arguments)
    done.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  done.wait()
  return Run(status: run?.status ?? -1, output: run?.output ?? "", errors: run?.errors ?? "")
}

/// Runs `spoken-text`, which was built beside the tests, in a folder.
package func spokenText(
  _ arguments: String..., in folder: URL = root, input: String? = nil
) throws -> Run {
  try run(products.appending(path: "spoken-text"), arguments, in: folder, input: input)
}

/// Starts the command that was built beside the tests, without waiting for it.
package func start(_ arguments: String..., in folder: URL) throws -> Process {
  let process = Process()
  process.executableURL = products.appending(path: "spoken")
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = environment(cache: folder.appending(path: ".cache"))
  process.standardError = FileHandle.nullDevice
  try process.run()
  return process
}

/// Runs a program and collects what it prints; one that hangs is ended after two minutes.
package func run(
  _ program: URL, _ arguments: [String], in folder: URL = root, input: String? = nil,
  environment variables: [String: String] = [:]
) throws -> Run {
  let scratch = try Scratch()
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = environment(
    cache: scratch.folder.appending(path: "cache"), variables)
  let output = try scratch.create("output")
  let errors = try scratch.create("errors")
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  let text = try scratch.create("input", input ?? "")
  process.standardInput = try FileHandle(forReadingFrom: text)
  try process.run()
  let number = process.processIdentifier
  let watch = DispatchWorkItem { kill(number, SIGKILL) }
  DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watch)
  process.waitUntilExit()
  watch.cancel()
  return Run(
    status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
    errors: try String(contentsOf: errors, encoding: .utf8))
}
