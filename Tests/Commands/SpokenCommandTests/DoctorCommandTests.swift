import CommandTestSupport
import EspeakEngine
import Foundation
import TestSupport
import Testing

@Suite struct DoctorCommandTests {
  @Test func `finds all that is needed`() throws {
    let run = try spoken(["doctor", "--device", "null"])
    #expect(run.status == 0, "\(run)")
    let subjects = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ")
    }
    let japanese = JapaneseReader().hasDictionary ? "ok japanese" : "absent japanese"
    #expect(
      subjects == [
        "ok command", "ok engine", "ok data", "ok voices", "ok libraries", japanese, "ok audio",
        "ok cache",
      ])
  }

  @Test(
    arguments: [
      (
        ["SPOKEN_WORKER": "/nowhere"],
        """
        missing engine    no speech engine: cannot start /nowhere: No such file or directory; \
        build it with `swift build`, or install it beside the program
        ok      voices
        """
      ),
      (
        ["SPOKEN_WORKER": "/bin/true"],
        """
        missing engine    no speech engine: /bin/true ended as soon as it was started; \
        run it in a terminal to see why; without eSpeak NG's library it cannot start

        """
      ),
      (
        ["SPOKEN_VOICES": "/nowhere"],
        """
        missing voices    cannot read /nowhere: there is no such folder, or it is closed; \
        name the folder of the voices in SPOKEN_VOICES, or unset it to use the built-in ones

        """
      ),
      (
        ["ESPEAK_DATA_PATH": "/dev"],
        """
        missing engine    no speech engine: eSpeak NG cannot load its data in /dev: phontab cannot be read: No such file or directory; \
        install eSpeak NG with its data, such as the package espeak-ng-data

        """
      ),
    ] as [([String: String], String)])
  func `says what is missing, and ends with 69`(
    environment: [String: String], line: String
  ) throws {
    let run = try spoken(["doctor"], environment: environment)
    #expect(run.output.contains(line), "\(run)")
    #expect(run.status == 69)
  }

  @Test func `does not need a dictionary of Japanese`() throws {
    let run = try spoken(["doctor", "--device", "null"], environment: ["SPOKEN_MECAB": "/nowhere"])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "absent  japanese  no MeCab with IPADIC, so that kanji are left out of the sound; install it "
          + "with `apt install mecab-ipadic-utf8 libmecab2`"), "\(run.output)")
  }

  @Test func `does not need a loudspeaker or a cache`() throws {
    let run = try spoken(["doctor", "--device", "nosuch", "--cache", "/dev/null/x"])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
        absent  audio     no audio device 'nosuch': No such file or directory; connect one, \
        name another one (`spoken doctor --device list`), or write a file (`spoken render`); only play and walk need one
        absent  cache     /dev/null/x cannot be written: Not a directory; name another folder \
        with --cache

        """), "\(run.output)")
  }

  @Test func `says that nothing can be kept when the data cannot be read`() throws {
    let scratch = try Scratch()
    let data = try FaultyData.endless.folder(in: scratch)
    let run = try spoken(
      ["doctor", "--device", "null"], in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data])
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
        absent  data      \(data)/notes cannot be read: it is longer than 1024 MiB, so that no \
        speech is kept; make it readable, or install eSpeak NG again
        ok      voices
        """), "\(run.output)")
  }
}
