import Foundation
import TestSupport

/// Reads bombs with each reader, each in a separate process, and fails when one takes more
/// processor time or memory than is promised for files up to 16 MiB: 1 s and 2 s for each MB, 64
/// MiB and 250 bytes for each byte.
///
/// Usage: Bombs FIXTURES SPOKEN [SIZE [READER…]]; SIZE is in bytes. `Bombs read FIXTURES READER FILE` reads one.
@main
enum Bombs {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { fatalError("usage: Bombs FIXTURES SPOKEN [SIZE [READER…]]") }
    if arguments[0] == "read", arguments.count == 4 {
      return read(arguments[3], with: arguments[2], fixtures: arguments[1])
    }
    if arguments[0] == "start" {
      return start(Array(arguments.dropFirst(2)), for: arguments[1])
    }
    let size = arguments.count > 2 ? Int(arguments[2]) ?? 1 << 20 : 1 << 20
    let wanted = arguments.dropFirst(3)
    var trial = try Trial(fixtures: arguments[0], spoken: arguments[1], size: size)
    for reader in Reader.all(fixtures: arguments[0])
    where wanted.isEmpty || wanted.contains(reader.name) {
      try trial.run(reader)
    }
    try trial.end()
  }

  private static func read(_ path: String, with name: String, fixtures: String) {
    guard let reader = Reader.all(fixtures: fixtures).first(where: { $0.name == name }),
      let data = FileManager.default.contents(atPath: path)
    else { fatalError("there is no reader \(name), or no file \(path)") }
    reader.read(Array(data), path)
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    // Written by the process itself: the parent's figures would include the parent's own memory.
    try? line?.filter(\.isNumber).write(toFile: path + ".memory", atomically: true, encoding: .utf8)
  }
}

extension Bombs {
  /// Starts a command from a process that is small, and writes its peak memory beside the file.
  ///
  /// The peak memory of a program includes that of the one that starts it, and the bombs are large.
  fileprivate static func start(_ command: [String], for path: String) {
    let child = Child.run(command, atMost: 3600)
    try? "\(Int(child.memory / 1024))".write(
      toFile: path + ".memory", atomically: true, encoding: .utf8)
    if let signal = child.signal { raise(signal) }
  }
}

/// Tries bombs and keeps the worst.
private struct Trial {
  let fixtures: String
  let spoken: String
  let size: Int
  private let folder: URL
  private var broken = 0

  init(fixtures: String, spoken: String, size: Int) throws {
    (self.fixtures, self.spoken, self.size) = (fixtures, spoken, size)
    folder = FileManager.default.temporaryDirectory.appending(path: "bombs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    print("reader\tbombs\ts a MB\tthe slowest\tbytes a byte\tthe largest")
  }

  mutating func run(_ reader: Reader) throws {
    var slowest = (factor: 0.0, name: "")
    var largest = (factor: 0.0, name: "")
    for bomb in reader.bombs {
      let bytes = bomb.bytes(min(size, reader.most))
      let path = folder.appending(path: "bomb.yaml").path
      try Data(bytes).write(to: URL(filePath: path))
      let megabytes = Double(bytes.count) / 1e6
      let most = 1 + 2 * megabytes
      let child = Child.run(words(reader, path), atMost: Int(most) + 3)
      let own = try? String(contentsOfFile: path + ".memory", encoding: .utf8)
      try? FileManager.default.removeItem(atPath: path + ".memory")
      let peak = own.flatMap(Double.init).map { $0 * 1024 } ?? child.memory
      let room = Double(64 << 20) + 250 * Double(bytes.count)
      if child.signal != nil || child.seconds > most || peak > room {
        broken += 1
        let end = child.signal.map { ", ended by signal \($0)" } ?? ""
        print(
          String(
            format: "BROKEN %@: %@: %d bytes took %.2f s of %.2f, %.0f MiB of %.0f%@",
            reader.name, bomb.name, bytes.count, child.seconds, most, peak / 1_048_576,
            room / 1_048_576, end))
      }
      // The start of a process would dominate the cost of a small file.
      guard bytes.count >= 100_000 else { continue }
      let (time, memory) = (child.seconds / megabytes, peak / Double(bytes.count))
      if time > slowest.factor { slowest = (time, bomb.name) }
      if memory > largest.factor { largest = (memory, bomb.name) }
    }
    print(
      String(
        format: "%@\t%d\t%.2f\t%@\t%.0f\t%@", reader.name, reader.bombs.count, slowest.factor,
        slowest.name, largest.factor, largest.name))
    fflush(nil)
  }

  private func words(_ reader: Reader, _ path: String) -> [String] {
    let own = CommandLine.arguments[0]
    if let command = reader.command { return [own, "start", path, spoken] + command(path) }
    return [own, "read", fixtures, reader.name, path]
  }

  func end() throws {
    try FileManager.default.removeItem(at: folder)
    print(broken == 0 ? "no bound is broken" : "\(broken) bounds are broken")
    if broken > 0 { exit(1) }
  }
}
