import Foundation
import TestSupport
import Testing

@testable import SpokenMCP

struct CallFilesTests {
  @Test func `files are private, printed by their names, and gone afterwards`() throws {
    var files: CallFiles? = CallFiles()
    let path = try #require(try files?.write("screen: A\n", named: "a.yaml"))
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let manager = FileManager.default
    func mode(_ path: String) throws -> Int? {
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600 && mode(folder) == 0o700)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "screen: A\n")
    #expect(files?.shown("\(path):1:1: no\n") == "a.yaml:1:1: no\n")
    let escaped = path.replacingOccurrences(of: "/", with: "\\/")
    #expect(files?.shown("{\"file\":\"\(escaped)\"}") == "{\"file\":\"a.yaml\"}")
    #expect(files?.bytes(of: "a.yaml", upTo: 10)?.count == 10)
    #expect(files?.bytes(of: "a.yaml", upTo: 9) == nil)
    #expect(files?.bytes(of: "b.yaml", upTo: 9) == nil)
    files = nil
    #expect(!manager.fileExists(atPath: folder))
  }

  @Test(arguments: [
    ("  <a/>", "xml"), ("\n{}", "json"), ("[", "json"), ("screen: A", "txt"), ("", "txt"),
  ]) func `a text has the extension of its content`(text: String, expected: String) {
    #expect(text.usualExtension == expected)
  }

  @Test(arguments: [
    ("a.yaml", true), ("é", true), ("", false), (".", false), ("..", false), ("a/b", false),
    ("a\nb", false), (".hidden", true),
  ]) func `a name names a file in the folder`(name: String, isName: Bool) {
    #expect(name.isNameOfFile == isName)
  }
}
