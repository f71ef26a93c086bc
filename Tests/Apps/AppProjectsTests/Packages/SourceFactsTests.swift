import Testing

@testable import AppProjects

struct SourceFactsTests {
  @Test(
    arguments: [
      ("import SwiftUI", ["SwiftUI"]), ("  @testable import A\r", ["A"]),
      ("public import struct B.C", ["B"]), ("@_exported import D; import E", ["D"]),
      ("import class G.H\nimport I.J", ["G", "I"]), ("importX Y", []), ("// import F", []),
      ("let text = \"import K\"", []), ("import ", []), ("import struct ", []),
    ] as [(String, Set<String>)])
  func `sees what a file imports`(text: String, imports: Set<String>) {
    #expect(SourceFacts(Array(text.utf8)).imports == imports)
  }

  @Test(
    arguments: [
      ("@main", true), ("import A\n@main struct B {}", true), ("  @MainActor @main", true),
      ("let text = \"@main\"", false), ("@mainly struct C {}", false), ("// @main", false),
    ])
  func `sees where a program begins`(text: String, hasMain: Bool) {
    #expect(SourceFacts(Array(text.utf8)).hasMain == hasMain)
  }
}
