import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct PlayCommandTests {
  private static let alsa = FileManager.default.fileExists(atPath: "/usr/share/alsa/alsa.conf")

  /// The samples of an input as `spoken render` writes them, without what else is in the file.
  private func rendered(_ input: [String], _ scratch: Scratch) throws -> Data {
    let run = try spoken(["render", "-o", "x.wav", "--quiet"] + input, in: scratch.folder)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    return try waveData(of: scratch.folder.appending(path: "x.wav"))
  }

  @Test(
    .enabled(if: alsa),
    arguments: [
      ["hello.screen.yaml"], ["wallet-walk.screen.yaml"], ["wallet.walk.yaml"],
      ["konto.screen.yaml"], ["wallet-walk.screen.yaml", "--set", "stereo=true"],
      ["dogs-more.walk.yaml", "--settings", "sounds"],
    ]) func `plays what a render writes, sample for sample, and says nothing`(
      arguments: [String]
    ) throws
  {
    let scratch = try Scratch()
    let input = [root.appending(path: "samples/\(arguments[0])").path] + arguments.dropFirst()
    let run = try spoken(
      ["play", "--device", "file:x.raw,raw"] + input, in: scratch.folder)
    #expect(run == Run(status: 0, output: "", errors: ""))
    let played = try Data(contentsOf: scratch.folder.appending(path: "x.raw"))
    #expect(try played == rendered(input, scratch))
  }

  @Test(.enabled(if: alsa)) func `plays on the default device of the user`() throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/hello.screen.yaml").path
    let captured = scratch.folder.appending(path: "x.raw").path
    let configuration = try scratch.create(
      "asound.conf",
      """
      </usr/share/alsa/alsa.conf>
      pcm.!default { type file  slave.pcm "null"  file "\(captured)"  format "raw" }
      ctl.!default { type hw card 0 }

      """)
    let run = try run(
      URL(filePath: "/usr/bin/env"),
      ["ALSA_CONFIG_PATH=\(configuration.path)", PseudoTerminal.command.path, "play", input])
    #expect(run == Run(status: 0, output: "", errors: ""))
    #expect(try Data(contentsOf: URL(filePath: captured)) == rendered([input], scratch))
  }

  @Test(
    .enabled(if: alsa),
    arguments: ["nowhere", "plug:nowhere", "hw:77", "file:/dev/full,raw", "file:/,raw"])
  func `reports a device that cannot play on one line`(device: String) throws {
    let run = try spoken("play", "samples/wallet-walk.screen.yaml", "--device", device)
    #expect(run.status == 69 && run.output == "")
    #expect(run.errors.hasPrefix("no audio device '\(device)': "))
    #expect(run.errors.hasSuffix("or write a file (`spoken render`)\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: alsa)) func `reports a device that goes away`() throws {
    let scratch = try Scratch()
    let device = try SlowDevice(in: scratch)
    let terminal = try PseudoTerminal(
      ["play", "samples/wallet-walk.screen.yaml", "--device", device.name])
    #expect(device.hear(1000))
    device.unplug()
    #expect(terminal.shows("no audio device '\(device.name)'"))
    #expect(terminal.end() == 69)
  }

  @Test func `reads a screen from standard input`() throws {
    let run = try spoken(
      "play", "-", "--device", "null", input: "screen: A\nviews: [Text: One, Buton: Two]\n")
    #expect(run.status == 65 && run.errors.contains("'Buton'"))
  }

  @Test(.enabled(if: alsa)) func `ends with 1 when a walkthrough is not as expected`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews: [Text: One]\n")
    let walk = try scratch.create(
      "a.walk.yaml",
      "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n  - expect: Two\n")
    let run = try spoken("play", walk.path, "--device", "null")
    #expect(run.status == 1 && run.errors.contains("expected \"Two\""))
  }
}
