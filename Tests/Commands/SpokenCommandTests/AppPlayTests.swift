import Foundation
import SpokenCLibrary
import TestSupport
import Testing

/// `MyApp play`, which continues as the command `spoken` of the folder in `PATH`.
struct AppPlayTests {
  private static let alsa = FileManager.default.fileExists(atPath: "/usr/share/alsa/alsa.conf")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The processes that have the folder of the test in their environment.
  private var processes: [pid_t] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter {
        let environment = FileManager.default.contents(atPath: "/proc/\($0)/environ")
        return environment?.range(of: Data(scratch.folder.path.utf8)) != nil
      }
    }
  }

  @Test(
    .enabled(if: alsa),
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `ends with its whole process group when it is interrupted while it plays`(
    signal: Int32, status: Int32
  ) throws {
    let device = try SlowDevice(in: scratch)
    let products = PseudoTerminal.command.deletingLastPathComponent()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let terminal = try PseudoTerminal(
      [
        "XDG_CACHE_HOME=\(scratch.folder.path)", "PATH=\(products.path):\(path)",
        products.appending(path: "ShopApp").path, "play", "--device", device.name,
      ], running: URL(filePath: "/usr/bin/env"))
    #expect(device.hear(4000), "\(terminal.output)")
    let app = try #require(terminal.commandProcess)
    #expect(getpgid(app) == app && kill(-app, signal) == 0)
    #expect(terminal.end() == status, "\(terminal.output)")
    for _ in 0..<200 where try !processes.isEmpty { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try processes == [])
  }
}
