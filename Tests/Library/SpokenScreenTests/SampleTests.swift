import Foundation
import SpokenScreen
import TestSupport
import Testing

private let samples: [URL] = {
  let folder = root.appending(path: "samples")
  let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  return files.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".walk.yaml") }.sorted()
    .map { folder.appending(path: $0) }
}()

struct SampleTests {
  @Test func `has the samples that the documents name`() {
    #expect(samples.count > 12)
  }

  @Test(arguments: samples) func `reads each sample as its golden transcript`(
    sample: URL
  ) throws {
    let stem = sample.path.dropLast(
      sample.path.hasSuffix(".walk.yaml") ? ".walk.yaml".count : ".screen.yaml".count)
    let golden = try String(contentsOfFile: stem + ".transcript", encoding: .utf8)
    let reading = try ScenarioReader().read(sample.path)
    #expect(Transcript().text(of: reading.scenario) == golden)
    #expect(reading.remarks == [])
  }
}
