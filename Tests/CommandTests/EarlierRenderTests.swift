import Foundation
import Testing

@testable import spoken

struct EarlierRenderTests {
  private let scratch: Scratch
  private let job: RenderJob

  init() throws {
    scratch = try Scratch()
    let output = try scratch.create("a.wav", "sound").path
    job = RenderJob(input: "a.screen.yaml", path: output)
  }

  /// What is known of the output when the manifest says something else of it.
  private func isUpToDate(
    key: String = "k", _ change: (inout Manifest.Entry) -> Void = { _ in }
  ) throws -> Bool {
    var entry = Manifest.Entry(
      input: job.input, output: job.path, status: 0, seconds: 1, silent: 0, bytes: 5, key: "k")
    change(&entry)
    let path = scratch.folder.appending(path: "manifest.jsonl").path
    try Manifest(entries: [entry]).write(to: path)
    return EarlierRender(manifest: path).entry(for: job, key: key) == entry
  }

  @Test func `has what is whole, of the same key and without a fault`() throws {
    #expect(try isUpToDate())
    #expect(try !isUpToDate(key: "other"))
    #expect(try !isUpToDate { $0.key = nil })
    #expect(try !isUpToDate { $0.status = 1 })
    #expect(try !isUpToDate { $0.silent = 1 })
    #expect(try !isUpToDate { $0.silent = nil })
    #expect(try !isUpToDate { $0.bytes = 6 })
    #expect(try !isUpToDate { $0.bytes = nil })
    #expect(try !isUpToDate { $0.input = "b.screen.yaml" })
    #expect(try !isUpToDate { $0.output = "b.wav" })
  }

  @Test func `has nothing that was written since, or is gone`() throws {
    #expect(try isUpToDate())
    let manifest = scratch.folder.appending(path: "manifest.jsonl").path
    let earlier = EarlierRender(manifest: manifest)
    let future = Date(timeIntervalSinceNow: 3600)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: job.path)
    #expect(earlier.entry(for: job, key: "k") == nil)
    try FileManager.default.removeItem(atPath: job.path)
    #expect(earlier.entry(for: job, key: "k") == nil)
    // What became of it before is known all the same.
    #expect(earlier.entry(of: job.path)?.key == "k")
    #expect(EarlierRender(manifest: manifest + "x").entry(of: job.path) == nil)
  }

  @Test func `takes the last of two lines for one output`() throws {
    let entries = ["old", "new"].map { key in
      Manifest.Entry(
        input: job.input, output: job.path, status: 0, seconds: 1, silent: 0, bytes: 5, key: key)
    }
    let path = scratch.folder.appending(path: "manifest.jsonl").path
    try Manifest(entries: entries).write(to: path)
    #expect(EarlierRender(manifest: path).entry(of: job.path)?.key == "new")
  }
}
