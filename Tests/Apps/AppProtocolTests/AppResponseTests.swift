import AppProtocol
import ScreenDocuments
import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct AppResponseTests {
  static let lines: [(AppResponse, String)] = [
    (.opened(nil, landingOn: nil), #"{"is":"opened"}"#),
    (.opened("cart", landingOn: "pay"), #"{"is":"opened","name":"cart","on":"pay"}"#),
    (.rearranged, #"{"is":"rearranged"}"#),
    (
      .announced(Announcement("Da", priority: .high, isQueued: true, language: "de")),
      #"{"is":"announced","text":"Da","priority":"high","queued":true,"language":"de"}"#
    ),
    (
      .changedLiveRegion(["a", "b"], isAssertive: true),
      #"{"is":"changedLiveRegion","elements":["a","b"],"assertive":true}"#
    ),
    (.focused("a"), #"{"is":"focused","on":"a"}"#),
    (
      .notified(.id("a"), wholeScreen: true), #"{"is":"notified","wholeScreen":true,"on":"a"}"#
    ),
    (
      .notified(.text("Saved"), wholeScreen: false),
      #"{"is":"notified","wholeScreen":false,"text":"Saved"}"#
    ),
    (.notified(nil, wholeScreen: false), #"{"is":"notified","wholeScreen":false}"#),
    (.paged(""), #"{"is":"paged","text":""}"#),
    (.turned(to: 2, of: 5), #"{"is":"turned","number":2,"count":5}"#),
    (.deleted("é"), #"{"is":"deleted","text":"é"}"#),
    (.atEnd, #"{"is":"atEnd"}"#),
    (.nothing("no"), #"{"is":"nothing","text":"no"}"#),
    (.failed("no"), #"{"is":"failed","text":"no"}"#),
  ]

  @Test(arguments: lines) func `a response is JSON, which is read as the same`(
    response: AppResponse, json: String
  ) throws {
    #expect(response.document.compactJSON == json)
    #expect(AppResponse(try Document.readJSON(Array(json.utf8))) == response)
  }

  @Test(arguments: [
    "{}", #"{"is":"gone"}"#, #"{"is":"paged"}"#, #"{"is":"turned","number":2}"#,
    #"{"is":"focused"}"#, #"{"is":"announced","text":"a","priority":"top"}"#,
  ]) func `anything else is no response`(json: String) throws {
    #expect(AppResponse(try Document.readJSON(Array(json.utf8))) == nil)
  }

  @Test func `elements are those of the screen that belongs to the response`() {
    let elements = ["a", "b"].map {
      Element(node: $0, origin: Origin(file: "", position: .unknown, node: $0))
    }
    let opened = Response.opened(nil, elements, landingOn: "b")
    #expect(AppResponse(opened).response(on: elements) == opened)
    let region = Response.changedLiveRegion(LiveChange([elements[1]], isAssertive: false))
    #expect(AppResponse(region) == .changedLiveRegion(["b"], isAssertive: false))
    #expect(AppResponse(region).response(on: elements) == region)
  }
}
