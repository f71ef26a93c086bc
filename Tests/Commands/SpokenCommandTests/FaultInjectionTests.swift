import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Fails every call of the system in turn: an output is then the old file or the whole new one, the status says
/// which, and nothing is left beside it.
@Suite(.timeLimit(.minutes(20))) struct FaultInjectionTests {
  private static let statuses: Set<Int32> = [0, 1, 65, 66, 69, 73, 74]

  let scratch: Scratch
  let library: String?

  init() throws {
    scratch = try Scratch()
    let source = root.appending(path: "Tests/Commands/Faults/failing-calls.c").path
    let made = scratch.folder.appending(path: "failing-calls.so").path
    let run = try CommandTests.shell(
      "cc -shared -fPIC -O1 -o \(made) \(source) -ldl || clang -shared -fPIC -O1 -o \(made) \(source) -ldl",
      in: scratch.folder)
    library = run.status == 0 ? made : nil
  }

  /// The files below a folder, with what is in them.
  private func files(in folder: URL) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).reduce(into: [:]) { files, name in
      let file = folder.appending(path: name)
      // What became of each input stands in the manifest, faults too.
      guard !file.hasDirectoryPath, !name.hasPrefix("."), !name.hasSuffix("manifest.jsonl"),
        (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      else { return }
      files[name] = try Data(contentsOf: file)
    }
  }

  /// A folder with inputs, and with old files where the outputs come.
  private func workplace(_ name: String) throws -> URL {
    let folder = scratch.folder.appending(path: name)
    try? FileManager.default.removeItem(at: folder)
    let screen = "screen: A\nviews:\n  - Text: Open\n  - Button: Save\n"
    let texts = [
      "a.screen.yaml": screen, "in/a.screen.yaml": screen, "in/b.screen.yaml": screen,
      "in/a.transcript": "# A\n\nold\n", "x.wav": "old", "x.flac": "old", "out/a.wav": "old",
    ]
    for (name, text) in texts {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test(
    arguments: [
      "render a.screen.yaml -o x.wav --no-cache --set sounds=false",
      "render a.screen.yaml -o x.flac --no-cache --set sounds=false --captions x.vtt --transcript x.txt",
      "render in -o out/ --no-cache --jobs 1 --set sounds=false", "check in --update --jobs 1",
    ])
  func `leaves the old file or the whole new one, whichever call of the system fails`(
    line: String
  ) throws {
    guard let library else { return print("no C compiler: no call fails") }
    let words = line.split(separator: " ").map(String.init)
    let log = scratch.folder.appending(path: "log")
    func run(failing number: Int) throws -> (run: Run, old: [String: Data], new: [String: Data]) {
      let folder = try workplace("work")
      let old = try files(in: folder)
      try? FileManager.default.removeItem(at: log)
      let run = try spoken(
        words, in: folder,
        environment: [
          "LD_PRELOAD": library, "SPOKEN_FAIL": "\(number)", "SPOKEN_FAIL_LOG": log.path,
          "SPOKEN_FAIL_IN": "a.screen.yaml", "SWIFT_BACKTRACE": "enable=no",
        ])
      return (run, old, try files(in: folder))
    }
    let whole = try run(failing: 0)
    #expect(whole.run.status == 0, "\(whole.run.errors)")
    let calls = try String(contentsOf: log, encoding: .utf8).count(where: \.isNewline)
    #expect(calls > 10)
    for number in 1...calls {
      let (run, old, new) = try run(failing: number)
      let call = (try? String(contentsOf: log, encoding: .utf8)) ?? "\(number), which did not come"
      #expect(Self.statuses.contains(run.status), "\(call): \(run)")
      #expect(run.status == 0 || !(run.output + run.errors).isEmpty, "\(call) fails in silence")
      #expect(Set(new.keys).isSubset(of: whole.new.keys), "\(call): \(new.keys.sorted())")
      #expect(Set(new.keys).isSuperset(of: old.keys), "\(call): \(new.keys.sorted())")
      for (name, bytes) in new {
        let isWhole = bytes == whole.new[name]
        #expect(isWhole || (run.status != 0 && bytes == old[name]), "\(call): \(name): \(run)")
      }
    }
  }

  @Test(arguments: ["linkat", "rename"])
  func `leaves nothing over when what gives a file its name is killed`(call: String) throws {
    guard let library else { return print("no C compiler: nothing is killed") }
    let folder = try workplace("work")
    let run = try spoken(
      ["check", "in", "--update", "--jobs", "1"], in: folder,
      environment: ["LD_PRELOAD": library, "SPOKEN_KILL": call])
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/in").sorted()
    #expect(names == ["a.screen.yaml", "a.transcript", "b.screen.yaml", "b.transcript"])
    let golden = try String(contentsOfFile: folder.path + "/in/a.transcript", encoding: .utf8)
    #expect(golden.contains("Save, Button"))
  }
}
