import Foundation
import SpokenFiles
import SpokenPreview
import TestSupport
import Testing

struct LinkFileTests {
  @Test func `leads to the link, only its user can read it, and it goes`() throws {
    let scratch = try Scratch()
    let file = try LinkFile(to: "http://127.0.0.1:1/a/?token=b", in: scratch.path)
    #expect(FileStatus(file.path)?.mode == 0o600)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains(#"content="0;url=http://127.0.0.1:1/a/?token=b""#))
    file.remove()
    #expect(try scratch.files == [])
  }

  @Test func `says why it cannot be written`() throws {
    let scratch = try Scratch()
    let error = #expect(throws: OutputError.self) {
      try LinkFile(to: "a", in: scratch.path("none"))
    }
    #expect(error?.description.hasSuffix(".html: No such file or directory") == true)
  }
}
