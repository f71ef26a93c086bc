import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import SpokenMCP

/// The JSON value of a text.
func json(_ text: String) throws -> Document { try Document.readJSON(Array(text.utf8)) }

/// The words of a call without its command, with a fault in the place of them.
func words(_ tool: String, _ arguments: String) throws -> [String] {
  let tool = try #require(Tool.all.first { $0.name == tool })
  let call = ToolCall(tool, try json(arguments), try AllowedFolders([root.path])) { _ in
    CommandRun(status: 0, output: "", errors: "")
  }
  do throws(ToolFault) { return try call.words() } catch { return ["fault", error.description] }
}

/// The path of a sample.
let sample = root.path + "/samples/hello.screen.yaml"
