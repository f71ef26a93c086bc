import Foundation
import TestSupport
import Testing

/// The table of amounts, as it is in a recording: pauses to the frame, pitches as praat hears them.
@Suite(.enabled(if: SoundRecording.isPossible, "scripts/setup --tests installs sox and praat"))
struct AmountsSoundTests {
  private static let name = "Good evening, my dear friends, we are all here"

  /// A list with a name, and its only button.
  private func recording(
    _ arguments: [String] = [], platform: String = "ios"
  ) throws -> SoundRecording {
    let scratch = try Scratch()
    let screen = try scratch.create(
      "x.screen.yaml",
      """
      screen: Sounds
      platform: \(platform)
      views:
        - VStack:
            - Button: Send
              hint: Sends it.
              actions: [Undo]
          element: contain
          label: \(Self.name)

      """)
    return try SoundRecording(screen, arguments)
  }

  /// A frame is the 22,050th part of a second.
  private func frames(_ milliseconds: Int) -> Int {
    (milliseconds * 22_050 + 500) / 1000
  }

  @Test(
    arguments: [
      ([], 260), (["--rate", "175"], 260), (["--rate", "262"], 185), (["--rate", "350"], 143),
      (["--rate", "525"], 99), (["--set", "partGap=300ms"], 300),
    ] as [([String], Int)])
  func `parts follow each other after the gap of the table`(
    arguments: [String], milliseconds: Int
  ) throws {
    let recording = try recording(arguments)
    for part in [Self.name, "Send"] {
      let (count, rms) = try recording.loudness(behind: part)
      #expect(count == frames(milliseconds) && rms == 0, "\(part)")
    }
    // The cue follows its hint as a part, the hint waits as long at every rate.
    #expect(try recording.loudness(behind: "Sends it.").frames == frames(milliseconds))
    #expect(try recording.loudness(behind: "Button").frames == frames(1060))
  }

  @Test func `the Mac asks for 60 milliseconds, however fast it speaks`() throws {
    for arguments in [[], ["--rate", "350"]] {
      let (count, rms) = try recording(arguments, platform: "macos").loudness(behind: "Send")
      #expect(count == frames(60) && rms == 0)
    }
  }

  @Test(arguments: [("20", 0.85), ("40", 0.7), ("10", 0.92)])
  func `the name of a container is lower`(change: String, factor: Double) throws {
    let usual = try recording(["--set", "containerDescriptions=speak"]).pitch(of: Self.name)
    let lower = try recording(["--set", "pitchChange=\(change)"]).pitch(of: Self.name)
    #expect(abs(lower / usual - factor) < 0.02, "\(lower / usual)")
  }

  @Test func `a letter and its word are apart on iOS 27, and one run on iOS 26`() throws {
    let phonetics = ["--set", "phoneticFeedback=characterAndPhonetics"]
    let apart = try Shop.recording(phonetics)
    #expect(try apart.loudness(behind: "Cap B").frames == frames(750))
    let run = try Shop.recording(phonetics + ["--set", "systemVersion=26"])
    #expect(try run.frames(of: "Cap B").upperBound == run.frames(of: "Bravo").lowerBound)
    let factor = try run.pitch(of: "Bravo") / apart.pitch(of: "Bravo")
    #expect(abs(factor - 0.9) < 0.03, "\(factor)")
  }
}
