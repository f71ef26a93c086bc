import Foundation

/// Apps that are heard by `--app`, beside the same in packages that `swift build` builds.
struct Apps {
  /// The command.
  let spoken: String
  /// The folder of all files of a run.
  let corpus: Corpus

  /// The root of the checkout, which the packages depend on.
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private var scratch: String { corpus.path("apps/build") }
  private func package(_ name: String) -> String { corpus.path("apps/\(name)") }
  private func sources(_ name: String) -> String { package(name) + "/Sources/\(name)" }

  /// The measurements, by the time of the processor: a machine is never idle.
  ///
  /// What is built once is measured once.
  func results(runs: Int) throws -> [Row.Result] {
    for (name, pages) in [("First", 2), ("Second", 2), ("Forty", 40)] {
      try write(name, pages: pages)
    }
    let first = [compare("first app, empty cache", "First"), compare("second small app", "Second")]
    _ = (Cost.of(transcript("Forty")), Cost.of(build("Forty")))
    var changes: [(Cost, Cost)] = []
    for run in 0..<runs {
      try writePage(7, of: "Forty", pages: 40, title: "Changed \(run)")
      changes.append((Cost.of(transcript("Forty")), Cost.of(build("Forty"))))
    }
    let own = [scratch + "/debug/Forty", "transcript"]
    let built = (0..<runs).map { _ in (Cost.of(transcript("Forty")), Cost.of(own)) }
    return first + [
      result("one changed file of forty", changes, against: "swift build"),
      result("transcript of a built app", built, against: "the app's own"),
    ]
  }

  private func compare(_ what: String, _ name: String) -> Row.Result {
    result(what, [(Cost.of(transcript(name)), Cost.of(build(name)))], against: "swift build")
  }

  private func result(
    _ what: String, _ costs: [(Cost, Cost)], against peer: String
  ) -> Row.Result {
    let (ours, other) = (costs.map(\.0.processor).median, costs.map(\.1.processor).median)
    return Row.Result(
      name: "(j) \(what), against \(peer)", runs: costs.count, ours: ours, other: other,
      value: ours / other, target: nil, unit: "of it")
  }

  private func transcript(_ name: String) -> [String] {
    [
      "env", "XDG_CACHE_HOME=\(corpus.path("apps/cache"))", spoken, "transcript", "--app",
      sources(name), "--quiet",
    ]
  }

  private func build(_ name: String) -> [String] {
    ["swift", "build", "--package-path", package(name), "--scratch-path", scratch, "--quiet"]
  }
}

extension Apps {
  /// Writes a package of an app with pages.
  private func write(_ name: String, pages: Int) throws {
    try FileManager.default.createDirectory(
      atPath: sources(name), withIntermediateDirectories: true)
    try save(package(name) + "/Package.swift", manifest(name))
    try save(
      sources(name) + "/\(name)App.swift",
      """
      import SwiftUI

      @main
      struct \(name)App: App {
        var body: some Scene { WindowGroup { NavigationStack { Page0() } } }
      }

      """)
    for number in 0..<pages {
      try writePage(number, of: name, pages: pages, title: "Page \(number)")
    }
  }

  /// Writes the file of a page, which leads to the next one.
  private func writePage(_ number: Int, of name: String, pages: Int, title: String) throws {
    let next = number + 1 < pages ? "Page\(number + 1)()" : "Text(\"The end\")"
    try save(
      sources(name) + "/Page\(number).swift",
      """
      import SwiftUI

      struct Page\(number): View {
        @State private var count = \(number)
        @State private var isOn = false

        var body: some View {
          List {
            Section("Section \(number)") {
              Text("Row \\(count)").font(.headline)
              Stepper("Count", value: $count)
              Toggle("Notify", isOn: $isOn).accessibilityHint("Sends a message")
              Button("Next") { count += 1 }
            }
            if isOn { Text("On") }
            NavigationLink("More") { \(next) }
          }
          .navigationTitle("\(title)")
        }
      }

      """)
  }

  private func manifest(_ name: String) -> String {
    let root = Self.root.path
    let library = Self.root.lastPathComponent
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let heard: [Target.Dependency] = [
        .product(
          name: "SpokenUI", package: "\(library)",
          moduleAliases: [
            "SpokenUI": "SwiftUI", "SpokenUIKit": "UIKit", "SpokenAccessibility": "Accessibility",
          ]),
        .product(name: "SpokenLive", package: "\(library)"),
      ]

      let package = Package(
        name: "\(name)", platforms: [.macOS(.v15)], dependencies: [.package(path: "\(root)")],
        targets: [.executableTarget(name: "\(name)", dependencies: heard)],
        swiftLanguageModes: [.v5])

      """
  }

  private func save(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
