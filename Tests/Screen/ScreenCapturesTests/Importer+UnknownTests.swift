import Foundation
import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct ImporterUnknownTests {
  @Test(arguments: [
    ("null", "1:1: no node is in the file: "), ("\n []", "2:2: no node is in the file: "),
    (#"{"nodes": []}"#, "1:1: no node of a known form is in the file: "),
    ("<html/>", "1:1: <html> begins no capture that is known. Known "),
    (#"{"value": {"error": "no such session"}}"#, "1:1: the driver answered with an error "),
    (
      #"{"value": {"error": "invalid session id", "message": "A session is terminated\nat #1", "stacktrace": "x"}}"#,
      "1:1: the driver answered with an error instead of the page; ask for the page source again. "
        + "It says: A session is terminated"
    ),
    (#"{"a": 1}"#, "1:1: the key 'a' is none of a screen file or of a known capture. Known "),
    (
      #"{"a" 1}"#,
      "1:6: the JSON cannot be read: a colon is missing after the key 'a'. Known formats: "
    ),
    (
      "words", "1:1: nothing here is of a known format. Known formats: screen files, walkthroughs, "
    ),
    ("on: [a\njobs: b", "1:5: what opens here is not closed; add ']'"),
    (
      #"{"content": [{"text": "prose"}]}"#,
      "1:1: no text of this answer holds a capture that is known. "
    ),
    (
      #"{"content": [{"text": "no tab"}], "isError": true}"#,
      "1:24: the tool answered with an error: no tab"
    ),
    ("<!-- a -->", "1:1: there is no element here; capture the screen again"),
  ]) func `says what was expected of a capture`(text: String, start: String) throws {
    #expect(Importer.detect(Array(text.utf8)) == nil)
    let fault = try #require(Importer.fault(ofUnknown: Array(text.utf8), file: "f"))
    #expect("\(fault.position): \(fault.message)".hasPrefix(start), "\(fault)")
  }

  @Test func `of a driver's message the first line is said`() throws {
    let text = ##"{"error": {"code": -1, "message": " No app.\r\nStack: #0"}}"##
    let fault = try #require(Importer.fault(ofUnknown: Array(text.utf8), file: "f"))
    #expect(fault.message.hasSuffix("ask for the page source again. It says: No app."))
  }

  @Test(arguments: [
    "screen: S", #"{"screen": "S"}"#, #"{"views": []}"#, "", "scren: S", "note: a\nviews: []",
  ])
  func `leaves to the screen file what may be one`(text: String) {
    #expect(Importer.fault(ofUnknown: Array(text.utf8), file: "f") == nil)
  }

  @Test func `lists every format`() throws {
    let message = try #require(Importer.fault(ofUnknown: Array("words".utf8), file: "f")).message
    for importer in Importer.all { #expect(message.contains(" \(importer.name)")) }
  }

  @Test(arguments: fixtures) func `refuses a capture of another tool, or reads what it knows`(
    url: URL
  ) throws {
    let bytes = Array(try Data(contentsOf: url))
    let own = try #require(Importer.detect(bytes)).name
    for importer in Importer.all where importer.name != own {
      let reading = importer.read(bytes, file: "f")
      let isEmpty = reading.value.map { $0.labels.isEmpty } ?? false
      #expect(!isEmpty, "\(importer.name)")
    }
  }
}
