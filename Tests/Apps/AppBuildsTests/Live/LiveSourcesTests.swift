import Foundation
import TestSupport
import Testing

@testable import AppBuilds

struct LiveSourcesTests {
  @Test func `are those of the checkout of a program in its build folder`() throws {
    let program = root.appending(path: ".build/x86_64/debug/spoken").path
    #expect(LiveSources(of: program)?.folder == root.path)
  }

  @Test func `are those that were installed beside the program, or none`() throws {
    let scratch = try Scratch()
    try scratch.create("share/spoken/live/Sources/SwiftUI/SpokenUI/A.swift")
    #expect(
      LiveSources(of: scratch.path("bin/spoken"))?.folder == scratch.path("share/spoken/live"))
    #expect(LiveSources(of: "/usr/bin/spoken") == nil)
  }

  @Test func `give each module that stands for one of Apple's its name`() throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let lists = manifest.matches(of: /\nlet (?:framework|appleModules) = \[([^\]]+)\]/)
    let modules = lists.flatMap { $0.1.matches(of: /"(Spoken\w+)"/).map { String($0.1) } }
    #expect(lists.count == 2)
    #expect(Set(LiveTarget.names.keys) == Set(modules + ["SpokenUI"]))
  }

  @Test func `have the modules that products give Apple's names`() {
    let plan = LivePlan(LiveSources(folder: root.path).targets())
    let modules = Set(plan.targets.map(\.module))
    #expect(modules.isSuperset(of: LiveTarget.names.values))
    #expect(modules.isSuperset(of: ["CMainThread", "CPreviews", "SpokenViews"]))
    // Nothing reads YAML, makes sound or is another package's.
    #expect(modules.isDisjoint(with: ["ScreenYAML", "SpokenSound", "SpokenCommand"]))
    #expect(plan.macros != nil)
  }
}
