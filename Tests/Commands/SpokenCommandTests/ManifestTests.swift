import Foundation
import SpokenScreen
import TestSupport
import Testing

@testable import SpokenCommand

struct ManifestTests {
  private let scratch: Scratch
  private let path: String
  private let job: RenderJob

  init() throws {
    scratch = try Scratch()
    path = scratch.folder.appending(path: "manifest.jsonl").path
    job = RenderJob(input: "a.screen.yaml", path: try scratch.create("a.wav", "sound").path)
  }

  private var entry: Manifest.Entry {
    .init(
      input: job.input, output: job.path, status: 0, seconds: 1, silent: 0, bytes: 5, key: "k")
  }

  @Test func `is a line of JSON for each input, in their order`() throws {
    let made = Manifest.Entry(
      input: "in/a \"b\".yaml", output: "out/a.wav", status: 0, seconds: 1.5, silent: 0, bytes: 44,
      key: "ab")
    let faulty = Manifest.Entry(input: "in/ü.yaml", output: "out/ü.wav", status: 65)
    try Manifest.write([made, faulty], to: path)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
        {"bytes":44,"input":"in/a \"b\".yaml","key":"ab","output":"out/a.wav","seconds":1.5,"silent":0,"status":0}
        {"input":"in/ü.yaml","output":"out/ü.wav","status":65}

        """#)
    #expect(Manifest(path: path).entry(of: "out/a.wav") == made)
    #expect(Manifest(path: path).entry(of: "out/ü.wav") == faulty)
    #expect(try scratch.files == ["a.wav", "manifest.jsonl"])
  }

  @Test(arguments: [
    ("nonsense\n{}\n[1,2]\nnull\n", nil), ("", nil),
    (#"{"input":"a","output":"b","status":"0"}"#, nil), (#"{"input":"a","output":"b"}"#, nil),
    (#"{"input":"a","output":"b","status":99999999999}"#, nil),
    // A line that was cut, and what a later version may write.
    ("{\"input\":\"a\",\"outp\n{\"input\":\"a\",\"output\":\"b\",\"status\":0,\"more\":[1]}", "a"),
    ("{\"input\":\"a\",\"output\":\"b\",\"status\":0}\r\n\n\u{0}\n", "a"),
    (
      """
      {"input":"old","output":"b","status":0}
      {"input":"new","output":"b","status":0}
      """, "new"
    ),
  ])
  func `takes what it can read of a damaged or foreign file`(text: String, input: String?) throws {
    _ = try scratch.create("manifest.jsonl", text)
    #expect(Manifest(path: path).entry(of: "b")?.input == input)
    #expect(Manifest(path: scratch.folder.path).entry(of: "b") == nil)
  }

  @Test func `has what is whole, of the same key and without a fault`() throws {
    func isUpToDate(
      key: String = "k", _ change: (inout Manifest.Entry) -> Void = { _ in }
    ) throws -> Bool {
      var entry = entry
      change(&entry)
      try Manifest.write([entry], to: path)
      return Manifest(path: path).entry(for: job, key: key) == entry
    }
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
    try Manifest.write([entry], to: path)
    let earlier = Manifest(path: path)
    let future = Date(timeIntervalSinceNow: 3600)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: job.path)
    #expect(earlier.entry(for: job, key: "k") == nil)
    try FileManager.default.removeItem(atPath: job.path)
    #expect(earlier.entry(for: job, key: "k") == nil)
    // The result of the earlier run is known all the same.
    #expect(earlier.entry(of: job.path)?.key == "k")
  }

  @Test func `is called after its part, so that all parts can lie in one folder`() {
    #expect(Manifest.name(for: nil) == "manifest.jsonl")
    #expect(Manifest.name(for: Shard("3/8")) == "manifest-3-of-8.jsonl")
  }
}
