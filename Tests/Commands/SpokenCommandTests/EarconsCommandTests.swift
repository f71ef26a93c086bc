import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct EarconsCommandTests {
  @Test func `lists every sound with its length and what one hears`() throws {
    let run = try spoken("earcons")
    #expect(run.status == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.count == 28)
    #expect(rows.allSatisfy { $0.count == 3 && $0[1].hasSuffix(" ms") && $0[2].hasSuffix(".") })
    #expect(rows[0][0] == "item focused")
  }

  @Test func `reports which sounds a theme takes from the default one`() throws {
    let run = try spoken("earcons", "--theme", "wood", "capital", "item-focused")
    let rows = run.output.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows[0].hasSuffix("\t(of the default theme)") && rows[0].hasPrefix("capital\t"))
    #expect(!rows[1].contains("default") && rows[1].hasPrefix("item focused\t"))
  }

  @Test func `plays what it writes`() throws {
    let scratch = try Scratch()
    let run = try spoken(
      "earcons", "link", "--play", "--device", "file:\(scratch.folder.path)/out.raw,raw", "-o", ".",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.files == ["link.wav", "out.raw"])
    let played = try Data(contentsOf: scratch.folder.appending(path: "out.raw"))
    let written = try Data(contentsOf: scratch.folder.appending(path: "link.wav"))
    // Two channels of 16 bits, 48,000 times a second: 110 ms of sound, 400 ms of silence.
    let count = 48 * 110 * 4
    #expect(written[44..<44 + count] == played.prefix(count))
    #expect(played.count == count + 48 * 400 * 4)
    #expect(played.contains { $0 != 0 })
  }

  @Test func `reports what does not exist`() throws {
    let faults: [([String], Int32, String)] = [
      (["ping"], 64, "there is no sound 'ping'; there are item focused,"),
      (["--theme", "wod"], 64, "there is no theme of sounds 'wod'. Did you mean 'wood'?"),
      (["--theme", "/nowhere"], 66, "cannot read /nowhere: there is no such folder"),
      (["-o", "/dev/null/x"], 73, "cannot create the folder /dev/null/x"),
      (["--play", "--device", "nowhere"], 69, "no audio device 'nowhere'"),
    ]
    for (arguments, status, message) in faults {
      let run = try spoken(["earcons"] + arguments)
      #expect(run.status == status && run.errors.contains(message), "\(run)")
    }
  }

  @Test func `reports the faults of a theme and exits with 65`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("link.yaml", "description: A\ntones: [{ frequency: 9, length: 9 }]\n")
    _ = try scratch.create("lnk.yaml")
    let run = try spoken("earcons", "--theme", "./", in: scratch.folder)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(
      run.errors == """
        ./link.yaml:2:22: error: 'frequency' goes from 40 to 10000, not 9
        ./lnk.yaml: error: no sound has this name. Did you mean 'link.yaml'?

        """)
  }

  @Test func `the folder of the files is created`() throws {
    let scratch = try Scratch()
    let run = try spoken("earcons", "link", "-o", "new/sounds/", in: scratch.folder)
    #expect(run.status == 0, "\(run)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: scratch.folder.appending(path: "new/sounds").path) == ["link.wav"])
  }
}
