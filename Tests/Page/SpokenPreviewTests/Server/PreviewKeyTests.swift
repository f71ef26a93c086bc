import Foundation
import SpokenPreview
import TestSupport
import Testing

struct PreviewKeyTests {
  private func scratch(_ body: (String) throws -> Void) throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    try body(scratch.path("state/key"))
  }

  @Test func `is kept in a file that only its user can read`() throws {
    try scratch { path in
      let key = PreviewKey(path: path)
      #expect(key.warning == nil && key.text.count == 32)
      #expect(key.text.allSatisfy { $0.isHexDigit })
      #expect(PreviewKey(path: path).text == key.text)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test func `is another one after a day`() throws {
    try scratch { path in
      let first = PreviewKey(path: path).text
      let manager = FileManager.default
      func date(_ age: TimeInterval) throws {
        try manager.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
      }
      try date(86_000)
      #expect(PreviewKey(path: path).text == first)
      try date(87_000)
      let second = PreviewKey(path: path).text
      #expect(second != first && PreviewKey(path: path).text == second)
    }
  }

  @Test func `a file that others can read, a link and other texts are replaced`() throws {
    try scratch { path in
      let first = PreviewKey(path: path).text
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let second = PreviewKey(path: path).text
      #expect(second != first && PreviewKey(path: path).text == second)
      try Data("short".utf8).write(to: URL(filePath: path))
      #expect(PreviewKey(path: path).text.count == 32)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".elsewhere")
      try Data(first.utf8).write(to: URL(filePath: path + ".elsewhere"))
      #expect(PreviewKey(path: path).text != first)
    }
  }

  @Test func `one that cannot be kept is reported`() throws {
    #expect(PreviewKey(path: nil).warning?.contains("no home folder") == true)
    #expect(PreviewKey(path: "/dev/null/x").warning?.contains("is not kept") == true)
    #expect(PreviewKey(path: nil).text != PreviewKey(path: nil).text)
  }

  @Test func `lies where the user keeps state`() {
    let path = PreviewKey.standardPath(_:host:port:)
    let own = "127.0.0.1"
    #expect(
      path(["HOME": "/h"], own, 8417) == "/h/.local/state/spoken/preview-127.0.0.1-8417.key")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "/s"], "10.0.0.7", 8418)
        == "/s/spoken/preview-10.0.0.7-8418.key")
    #expect(path(["XDG_STATE_HOME": "s"], own, 8417) == nil && path([:], own, 8417) == nil)
  }
}
