import Foundation
import Testing

@Suite struct DoctorCommandTests {
  @Test func `finds all that is needed`() throws {
    let run = try spoken(["doctor", "--device", "null"])
    #expect(run.status == 0, "\(run)")
    let subjects = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      subjects == [
        "ok command", "ok engine", "ok data", "ok voices", "ok libraries", "ok audio", "ok cache",
      ])
  }

  @Test(
    arguments: [
      (["SPOKEN_WORKER": "/nowhere"], "missing engine    no speech engine: cannot start /nowhere"),
      (["SPOKEN_VOICES": "/nowhere"], "missing voices    cannot read /nowhere: "),
      (["ESPEAK_DATA_PATH": "/dev"], "missing engine    no speech engine: "),
    ] as [([String: String], String)])
  func `says what is missing, and ends with 69`(
    environment: [String: String], line: String
  ) throws {
    let run = try spoken(["doctor"], environment: environment)
    #expect(run.output.contains(line), "\(run)")
    #expect(run.status == 69 || line.isEmpty)
  }

  @Test func `does not need a loudspeaker or a cache`() throws {
    let run = try spoken(["doctor", "--device", "nosuch", "--cache", "/dev/null/x"])
    #expect(run.status == 0)
    #expect(run.output.contains("absent  audio     no audio device 'nosuch'"))
    #expect(run.output.contains("absent  cache     /dev/null/x cannot be written: Not a directory"))
  }
}
