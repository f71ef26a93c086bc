import ScreenTree
import TestSupport
import Testing

@testable import VoiceOverSpeech

/// Each role of web content has a word or a reason for none.
struct WebRoleTests {
  @Test(arguments: WebRole.allCases) func `is said, or it is known why not`(role: WebRole) throws {
    let said = try told("- { Web: , label: Name, role: \(role.rawValue) }")
    let description = said.split(separator: " | ").first.map(String.init)
    switch role.speech {
    case .word, .trait: #expect(description != "Name")
    case .silent(let reason): #expect(description == "Name" && !reason.isEmpty)
    case .entering, .landmark, .edges:
      #expect(description == "Name")
      let inside = try told("- { Web: [{ Web: a }, { Web: b }], role: \(role.rawValue) }")
      #expect(inside != "a // b")
    }
  }
}
