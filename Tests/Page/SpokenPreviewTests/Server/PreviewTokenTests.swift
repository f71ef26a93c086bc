import Foundation
import SpokenPreview
import TestSupport
import Testing

struct PreviewTokenTests {
  private func scratch(_ body: (String) throws -> Void) throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    try body(scratch.path("state/token"))
  }

  @Test func `is kept in a file that only its user can read`() throws {
    try scratch { path in
      let token = PreviewToken(path: path)
      #expect(token.warning == nil && token.text.count == 32)
      #expect(token.text.allSatisfy { $0.isHexDigit })
      #expect(PreviewToken(path: path).text == token.text)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test func `a file that others can read, a link and other texts are replaced`() throws {
    try scratch { path in
      let first = PreviewToken(path: path).text
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let second = PreviewToken(path: path).text
      #expect(second != first && PreviewToken(path: path).text == second)
      try Data("short".utf8).write(to: URL(filePath: path))
      #expect(PreviewToken(path: path).text.count == 32)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".elsewhere")
      try Data(first.utf8).write(to: URL(filePath: path + ".elsewhere"))
      #expect(PreviewToken(path: path).text != first)
    }
  }

  @Test func `one that cannot be kept is reported`() throws {
    #expect(PreviewToken(path: nil).warning?.contains("no home folder") == true)
    #expect(PreviewToken(path: "/dev/null/x").warning?.contains("is not kept") == true)
    #expect(PreviewToken(path: nil).text != PreviewToken(path: nil).text)
  }

  @Test func `lies where the user keeps state`() {
    let path = PreviewToken.standardPath
    #expect(path(["HOME": "/h"]) == "/h/.local/state/spoken/preview-token")
    #expect(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/spoken/preview-token")
    #expect(path(["XDG_STATE_HOME": "s"]) == nil && path([:]) == nil)
  }
}
