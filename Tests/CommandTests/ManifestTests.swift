import Foundation
import SpokenScreen
import Testing

@testable import spoken

struct ManifestTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = scratch.folder.appending(path: "manifest.jsonl").path
  }

  private let made = Manifest.Entry(
    input: "in/a \"b\".yaml", output: "out/a.wav", status: 0, seconds: 1.5, silent: 0, bytes: 44,
    key: "ab")

  @Test func `is a line of JSON for each input, in their order`() throws {
    let faulty = Manifest.Entry(input: "in/ü.yaml", output: "out/ü.wav", status: 65)
    let manifest = Manifest(entries: [made, faulty])
    try manifest.write(to: path)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
        {"bytes":44,"input":"in/a \"b\".yaml","key":"ab","output":"out/a.wav","seconds":1.5,"silent":0,"status":0}
        {"input":"in/ü.yaml","output":"out/ü.wav","status":65}

        """#)
    #expect(Manifest(path: path) == manifest)
    #expect(try scratch.files == ["manifest.jsonl"])
  }

  @Test(arguments: [
    ("nonsense\n", []), ("", []), ("{}\n[1,2]\nnull\n", []),
    (#"{"input":"a","output":"b","status":"0"}"#, []),
    (#"{"input":"a","output":"b"}"#, []),
    (#"{"input":"a","output":"b","status":99999999999}"#, []),
    // A line that was cut, and what a later version may write.
    (
      "{\"input\":\"a\",\"outp\n{\"input\":\"a\",\"output\":\"b\",\"status\":0,\"more\":[1]}", ["b"]
    ),
    ("{\"input\":\"a\",\"output\":\"b\",\"status\":0}\r\n\n\u{0}\n", ["b"]),
  ])
  func `takes what it can read of a damaged or foreign file`(text: String, outputs: [String]) throws
  {
    _ = try scratch.create("manifest.jsonl", text)
    #expect(Manifest(path: path).entries.map(\.output) == outputs)
  }

  @Test func `is empty where there is none`() throws {
    #expect(Manifest(path: path).entries == [])
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(Manifest(path: path).entries == [])
  }

  @Test func `is called after its part, so that all parts can lie in one folder`() {
    #expect(Manifest.name(for: nil) == "manifest.jsonl")
    #expect(Manifest.name(for: Shard("3/8")) == "manifest-3-of-8.jsonl")
  }
}
