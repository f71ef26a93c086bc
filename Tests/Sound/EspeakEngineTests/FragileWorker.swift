import Foundation

/// A program that greets like a worker, breaks down at its first requests, and is a real worker from then on.
final class FragileWorker {
  /// Where the program lies.
  let path: String
  private let folder: String

  /// Makes the program.
  ///
  /// - Parameters:
  ///   - failures: how many of its processes break down, one after another.
  ///   - beginning: what a process does before it greets, in the language of the shell.
  ///   - ending: what it does in place of an answer.
  /// - Throws: an error of the file system.
  init(failures: Int, before beginning: String = "", ending: String = "exit 1") throws {
    folder = try Engine.scratch()
    path = folder + "/worker"
    let description = Array("\u{0}1.51\n/nowhere\n/nowhere/library".utf8)
    try Data([UInt8(description.count), 0, 0, 0] + description)
      .write(to: URL(fileURLWithPath: path + ".greeting"))
    let script = """
      #!/bin/sh
      echo >> "$0.starts"
      if [ "$(wc -l < "$0.starts")" -gt \(failures) ]; then
        exec '\(Worker.program.path)' "$@"
      fi
      \(beginning)
      cat "$0.greeting"
      head -c 1 > /dev/null
      \(ending)

      """
    try Engine.install(script, at: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// How many of its processes were started.
  var starts: Int {
    FileManager.default.contents(atPath: path + ".starts")?.count ?? 0
  }
}
