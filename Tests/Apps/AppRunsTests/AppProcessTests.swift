import Foundation
import ScreenTree
import Testing
import TestSupport

@testable import AppRuns

/// The process of an app, however it behaves.
struct AppProcessTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A program that answers each line by a script.
  private func process(
    _ answers: String, before: String = "", after: String = "",
    patience: Duration = .seconds(5), preview: String? = nil
  ) throws -> AppProcess {
    let file = try scratch.create(
      "app",
      """
      #!/bin/sh
      arguments="$*"
      \(before)
      while read line; do
        \(answers)
      done
      \(after)

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return try AppProcess(
      AppProgram(file.path, preview: preview), ["--language=de"], patience: patience)
  }

  private func ask(_ process: AppProcess, _ line: String = "look") throws -> String {
    String(decoding: try process.ask(line, letting: .zero), as: UTF8.self)
  }

  @Test func `asks with its command and options`() throws {
    let process = try process(#"echo "$arguments" "$line""#, preview: "My cart")
    #expect(try ask(process) == "serve --language=de --preview=My cart look")
  }

  @Test func `an answer may come in parts, and others behind it`() throws {
    let process = try process(
      """
      case $line in
        parts) printf a; sleep 0.1; printf 'b\\nc' ;;
        rest) echo d ;;
      esac
      """)
    #expect(try ask(process, "parts") == "ab")
    #expect(try ask(process, "rest") == "cd")
  }

  @Test func `an answer may be longer than a pipe`() throws {
    let process = try process("head -c 300000 /dev/zero | tr '\\\\0' a; echo")
    #expect(try ask(process).utf8.count == 300_000)
  }

  @Test(arguments: [
    ("exit 3", "the app stopped (exit code 3)"),
    ("echo 'no such thing' >&2; exit 1", "the app stopped (exit code 1): no such thing"),
    ("kill -ILL $$", "the app stopped (signal 4)"),
    (
      "printf 'first\\n\\nShop.swift:4: Fatal error: no Stock\\n' >&2; kill -ILL $$",
      "the app stopped (signal 4): Shop.swift:4: Fatal error: no Stock"
    ),
  ]) func `an app that ends says how, with its last words`(script: String, message: String) throws {
    let process = try process(script)
    #expect { _ = try ask(process) } throws: { "\($0)" == message }
    #expect(throws: AppSilence.self) { try ask(process) }
  }

  @Test func `an app that hangs is ended`() throws {
    let process = try process("sleep 20", patience: .milliseconds(200))
    let start = ContinuousClock.now
    #expect { _ = try ask(process) } throws: {
      "\($0)" == "the app did not answer within 0.2 seconds beyond its wait and was ended"
    }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `what an app prints does not fill its pipe`() throws {
    let process = try process("head -c 200000 /dev/zero | tr '\\\\0' ' ' >&2; echo done")
    #expect(try ask(process) == "done" && ask(process) == "done")
  }

  @Test func `a program that is not there is said`() {
    #expect {
      _ = try AppProcess(AppProgram(scratch.path("none")))
    } throws: {
      "\($0)".hasPrefix("\(scratch.path("none")) cannot be started: ")
    }
  }

  @Test func `the process ends with its owner`() throws {
    let ended = scratch.path("ended")
    // A signal alone would not do: this program ignores it.
    var process: AppProcess? = try self.process(
      "echo a", before: "trap '' TERM", after: "echo > '\(ended)'")
    #expect(try process.map { try ask($0) } == "a")
    process = nil
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: ended) {
      Thread.sleep(forTimeInterval: 0.01)
    }
    #expect(FileManager.default.fileExists(atPath: ended))
  }
}
