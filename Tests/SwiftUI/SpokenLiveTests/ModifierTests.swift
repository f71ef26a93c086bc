import Foundation
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import TestSupport
import Testing

/// Every accessibility modifier: one view that uses it, and what is heard.
@MainActor
struct ModifierTests {
  struct Row: Sendable {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
    let steps: [Walkthrough.Action]
    let heard: String

    init<Content: View>(
      _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content,
      _ steps: Walkthrough.Action..., heard: String
    ) {
      self.name = name
      self.view = { AnyView(view()) }
      self.steps = steps
      self.heard = heard
    }
  }

  @Test(arguments: rows.indices) func `a modifier is heard as documented`(_ index: Int) {
    let row = Self.rows[index]
    Listening(LiveScreen(row.view()), row.steps).expectSpoken(reads: row.heard)
  }

  @Test func `the rows are those of the functions in the library`() throws {
    let names = Set(try Self.declared())
    let tested = Set(Self.rows.map(\.name))
    #expect(names.subtracting(tested).sorted() == [])
    #expect(tested.subtracting(names).sorted() == [])
  }

  /// The names of the functions in the library, once for each overload.
  nonisolated static func declared() throws -> [String] {
    let folder = root.appending(path: "Sources/SwiftUI/SpokenViews")
    let written = try ["Accessibility", "Text"].flatMap { part in
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: part), includingPropertiesForKeys: nil)
    }
    let printed = folder.appending(path: "Generated/Titles+Accessibility.swift")
    return try (written + [printed]).flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /public (?:nonisolated )?func ((?:accessibility|speech)\w*)/)
        .map { String($0.1) }
    }
  }

  nonisolated static let rows: [Row] =
    elements + words + traits + actions + content + focus + speech + oldSpellings
}
