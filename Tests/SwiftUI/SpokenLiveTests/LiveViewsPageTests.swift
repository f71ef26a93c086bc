import Foundation
import TestSupport
import Testing

/// The table of what there is, made from the sources.
struct LiveViewsPageTests {
  @Test func `the page lists what the sources declare`() throws {
    let page = root.appending(path: "docs/live-views-reference.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let mark = "<!-- table -->\n"
    let start = try #require(text.range(of: mark))
    let expected = text[..<start.upperBound] + (try Declarations.table(in: root))
    if ProcessInfo.processInfo.environment["SPOKEN_RECORD"] != nil {
      try Data(expected.utf8).write(to: page)
    }
    #expect(text == String(expected))
  }

  @Test func `the page has an alias for each module of Apple`() throws {
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let (manifest, page) = (try read("Package.swift"), try read("docs/live-views-reference.md"))
    let lists = manifest.matches(of: /\nlet (?:framework|appleModules) = \[([^\]]+)\]/)
    let modules = lists.flatMap { $0.1.matches(of: /"Spoken(\w+)"/).map { String($0.1) } }
    #expect(modules.count > 20)
    for module in modules {
      let name = module == "OS" ? "os" : module
      #expect(page.contains("\"Spoken\(module)\": \"\(name)\""), "\(module)")
    }
  }

  @Test func `what the page says is missing is not declared`() throws {
    let declared = try Declarations(in: root)
    #expect(declared.all.intersection(Declarations.missing).sorted() == [])
  }

  @Test func `SwiftUI alone brings neither Chart nor UTType, as in Xcode`() throws {
    let brought = try Declarations(of: Declarations.ofSwiftUI, in: root)
    #expect(
      brought.exported == [
        "Foundation", "FoundationNetworking", "Observation", "SpokenUIKit", "SpokenViews",
      ])
    #expect(brought.all.intersection(["BarMark", "Chart", "UTType", "chartXAxis"]).sorted() == [])
  }
}

/// Names that the live modules declare for views.
private struct Declarations {
  /// Names that many apps use and that are a compile error here.
  static let missing: Set<String> = ["SliderTick"]

  /// The modules whose names `import SwiftUI` brings.
  static let ofSwiftUI = ["SpokenViews", "SpokenUI", "SpokenUIKit"]

  /// Apple's other modules whose names are listed by themselves.
  static let ofOthers = [
    "AuthenticationServices", "AVFoundation", "AVKit", "CoreLocation", "MapKit", "PhotosUI",
    "SafariServices", "StoreKit", "SwiftData", "TipKit", "UserNotifications", "WebKit",
  ]

  /// The modules that are exported.
  private(set) var exported: Set<String> = []
  private var has: Set<String> = []
  /// Parameters that are taken and not used, with the reasons.
  private var unused: [String] = []
  private var accepts: Set<String> = []

  var all: Set<String> { has.union(accepts) }

  init(in root: URL) throws {
    try self.init(
      of: Self.ofSwiftUI + ["SpokenCharts", "Aliases/SpokenUniformTypeIdentifiers"], in: root)
  }

  init(of modules: [String], in root: URL) throws {
    for module in modules {
      let folder = root.appending(path: "Sources/SwiftUI/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        add(try String(contentsOf: file, encoding: .utf8))
      }
    }
    accepts.subtract(has)
  }

  private mutating func add(_ text: String) {
    for match in text.matches(of: /@_exported public import (?:[a-z]+ )?(\w+)/) {
      exported.insert(String(match.1))
    }
    unused += text.matches(of: /\/\/ Not heard: ([^\n]+)/).map { String($0.1) }
    for match in text.matches(
      of: /\n(?:open |public )(?:final )?(?:struct|class|enum|protocol) (\w+)/)
    where !match.1.hasPrefix("_") {
      has.insert(String(match.1))
    }
    addModifiersOfMainActor(in: text)
    let function =
      /\/\/\/ ([^\n]*)\n(?:  @\w+\n)?  public nonisolated func (\w+)/
    for match in text.matches(of: function) where !match.2.hasPrefix("_") {
      let isSilent =
        match.1.contains("not heard") || match.1.hasPrefix("Changes nothing")
        || match.1.hasPrefix("Does nothing") || match.1.hasPrefix("Is never called")
      if isSilent { accepts.insert(String(match.2)) } else { has.insert(String(match.2)) }
    }
  }

  /// Adds the modifiers that only the main actor may call.
  private mutating func addModifiersOfMainActor(in text: String) {
    for match in text.matches(of: /\n  public func (\w+)[^{]*?-> some View/)
    where !match.1.hasPrefix("_") {
      has.insert(String(match.1))
    }
  }

  /// The table as the page has it.
  static func table(in root: URL) throws -> String {
    let views = try Declarations(in: root)
    let types = views.has.filter { $0.first?.isUppercase == true }
    var rows = [
      ("has", "types", types), ("has", "modifiers", views.has.subtracting(types)),
      ("accepts, and changes nothing", "modifiers", views.accepts),
    ]
    for module in ofOthers {
      let names = try Declarations(of: ["Aliases/Spoken\(module)"], in: root).all
      rows.append(("has", "of \(module)", names))
    }
    rows.append(("has not", "types and modifiers", missing))
    return rows.reduce(into: "\n| | | |\n|---|---|---|\n") { text, row in
      let names = row.2.sorted().map { "`\($0)`" }.joined(separator: " ")
      text += "| \(row.0) | \(row.1) | \(names) |\n"
    } + views.unused.sorted().reduce(into: "\nAccepted in part:\n\n") { $0 += "- \($1)\n" }
  }
}
