import AppSources
import Testing

@testable import AppBuilds

struct LeavingOutTests {
  private static let sources = [
    (
      "App",
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }"
    ),
    (
      "Cart", "import SwiftUI\nstruct Cart: View { var body: some View { Video(url: a); Text(b) } }"
    ),
    (
      "Video",
      "import AVFAudio\nimport SwiftUI\n\nstruct Video: View { let url: Int; let p = Player() }"
    ),
    ("Player", "import SwiftUI\nfinal class Player {}"),
    ("Other", "struct Other { let cart: Cart }"),
  ]
  private let files = Self.sources.map { name, text in
    UnitFile(
      path: "/p/\(name).swift", shown: "\(name).swift", adapted: SourceAdapter().adapted(text))
  }

  private func reasons(_ leaving: LeavingOut) -> [String] {
    files.compactMap { file in leaving.reasons[file.path].map { "\(file.shown): \($0.text)" } }
  }

  private func error(_ name: String, _ text: String, line: Int = 1) -> CompilerMessage {
    CompilerMessage(path: "/p/\(name).swift", line: line, column: 2, text: text)
  }

  /// Whether errors change what is left out.
  private func took(_ leaving: inout LeavingOut, _ errors: [CompilerMessage]) -> Bool {
    leaving.take(errors)
  }

  @Test func `leaves out who imports what is not here, with a stand-in for its view`() {
    var leaving = LeavingOut(files)
    leaving.leaveOut(withoutModulesIn: ["SwiftUI"])
    #expect(reasons(leaving) == ["Video.swift: AVFAudio"])
    #expect(leaving.reasons["/p/Video.swift"]?.module == "AVFAudio")
    #expect(leaving.reasons["/p/Video.swift"]?.line == 1)
    #expect(
      String(decoding: leaving.text(of: files[2]), as: UTF8.self) == """
        import SwiftUI


        struct Video: View {
          private var spokenPlace: (StaticString, Int, Int)?
          @_disfavoredOverload init(url: Int) {}
          init(url: Int, spokenFile: StaticString = #fileID, spokenLine: Int = #line, \
        spokenColumn: Int = #column) { spokenPlace = (spokenFile, spokenLine, spokenColumn) }
          var body: some View { _NotCaptured("Video", at: spokenPlace) }
        }

        """)
    #expect(leaving.text(of: files[0]) == files[0].adapted.bytes)
  }

  @Test func `leaves out who needs a class`() {
    var leaving = LeavingOut(files)
    #expect(took(&leaving, [error("Player", "x")]))
    #expect(reasons(leaving) == ["Video.swift: needs 'Player' of Player.swift", "Player.swift: x"])
    #expect(String(decoding: leaving.text(of: files[3]), as: UTF8.self) == "// Left out.\n")
  }

  @Test func `waits with a file whose errors are about another one with errors`() {
    var leaving = LeavingOut(files)
    #expect(
      took(
        &leaving,
        [
          error("App", "cannot find 'Cart' in scope"), error("Cart", "expected '}'", line: 7),
          error("Cart", "second"),
        ]))
    #expect(reasons(leaving) == ["Cart.swift: expected '}'"])
    #expect(leaving.reasons["/p/Cart.swift"]?.line == 7)
  }

  @Test func `does not wait in a circle`() {
    var leaving = LeavingOut(files)
    #expect(took(&leaving, [error("App", "'Cart' has no x"), error("Cart", "'Shop' has no y")]))
    #expect(Set(leaving.reasons.keys).isSuperset(of: ["/p/App.swift", "/p/Cart.swift"]))
  }

  @Test func `gives up a stand-in with errors`() {
    var leaving = LeavingOut(files)
    leaving.leaveOut(withoutModulesIn: ["SwiftUI"])
    #expect(took(&leaving, [error("Video", "bad stand-in")]))
    #expect(leaving.bare == ["/p/Video.swift"])
    #expect(
      reasons(leaving) == [
        "Cart.swift: needs 'Video' of Video.swift", "Video.swift: AVFAudio",
      ])
    #expect(!took(&leaving, [error("Nowhere", "x")]))
  }

  @Test func `tries files again when a change may have brought what was missing`() {
    let before = ["/p/Cart.swift": LeavingOut.Reason(text: "cannot find 'b' in scope", line: 2)]
    func kept(_ changed: [UnitFile]) -> [String] {
      var leaving = LeavingOut(files)
      leaving.keep(before, changed: changed)
      return reasons(leaving)
    }
    let other = UnitFile(
      path: "/p/Other.swift", shown: "Other.swift", adapted: SourceAdapter().adapted("let bc = 1"))
    #expect(kept([]) == ["Cart.swift: cannot find 'b' in scope"])
    #expect(kept([files[3]]) == ["Cart.swift: cannot find 'b' in scope"])
    #expect(kept([files[1]]) == [])
    #expect(kept([other]) == [])
  }
}
