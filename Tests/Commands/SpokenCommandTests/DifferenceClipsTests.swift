import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct DifferenceClipsTests {
  @Test func `writes clips of each changed stop, before and after`() throws {
    let scratch = try changedFolders()
    let run = try spoken("diff", "old", "new", "--audio", "clips", in: scratch.folder)
    #expect(run.status == 1, "\(run.errors)")
    let clips = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appending(path: "clips").path
    ).sorted()
    #expect(
      clips == [
        "basket-screen-yaml-001-tax-after.wav", "basket-screen-yaml-002-pay-after.wav",
        "basket-screen-yaml-002-pay-before.wav",
      ])
    let sizes = try clips.map {
      try Data(contentsOf: scratch.folder.appending(path: "clips/\($0)")).count
    }
    // A hint and the pause before it last longer than the words that came instead.
    #expect(sizes[2] > sizes[1])
  }

  @Test func `names the clips of two files after the new one`() throws {
    let scratch = try changedFolders()
    let run = try spoken(
      "diff", "old/basket.screen.yaml", "new/basket.screen.yaml", "--audio", "clips",
      in: scratch.folder)
    #expect(run.status == 1, "\(run.errors)")
    let clips = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appending(path: "clips").path)
    #expect(clips.sorted().first == "basket-screen-yaml-001-tax-after.wav")
  }

  @Test func `has no sound of a transcript`() throws {
    let scratch = try changedFolders()
    _ = try scratch.create("basket.transcript", "# Basket · ios · en-US\n> open\nSum\n")
    let run = try spoken(
      "diff", "basket.transcript", "new/basket.screen.yaml", "--audio", "clips", in: scratch.folder)
    #expect(run.status == 64)
    #expect(run.errors.contains("basket.transcript: a transcript has no sound"))
  }
}
