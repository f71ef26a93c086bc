import AppSources
import Testing

@testable import AppBuilds

struct UnitEntryTests {
  private func screen(_ sources: String...) -> UnitEntry.Screen {
    UnitEntry.screen(
      of: sources.enumerated().map { index, text in
        UnitFile(path: "/p/\(index).swift", shown: "", adapted: SourceAdapter().adapted(text))
      })
  }

  @Test func `is the app's own where it has one`() {
    #expect(screen("struct A {}", "@main struct B: App {}") == .own)
    #expect(UnitEntry.text(.own, name: "A") == "// The app begins by itself.\n")
  }

  @Test func `has the delegates of UIKit make their window`() {
    let found = screen(
      "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }")
    #expect(found == .window(scene: "SceneDelegate", app: "AppDelegate"))
    let text = UnitEntry.text(found, name: "My App")
    #expect(text.contains("static var _name: String { \"My App\" }"))
    #expect(text.contains("let app = AppDelegate()"))
    #expect(text.contains("let delegate = SceneDelegate()"))
    #expect(text.contains("Self.window(of: app) ?? Self.window(of: delegate)"))
  }

  @Test func `is empty for views alone`() {
    #expect(screen("struct A: View {}") == .none)
    #expect(
      UnitEntry.text(.none, name: #"Ä "\(x)\n"#) == #"""
        import SwiftUI

        @main
        struct SpokenScreenEntry: App {
          static var _name: String { "Ä \u{22}\u{5c}(x)\u{5c}n" }
          var body: some Scene { WindowGroup { EmptyView() } }
        }

        """#)
  }
}
