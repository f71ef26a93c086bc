import Foundation
import ScreenScenarios
import ScreenTree
import SpokenCheck
import Testing
import VoiceOverElements
import VoiceOverSpeech

@testable import AppRuns

/// A finished program of an app, asked by `spoken`.
struct ScenarioAppTests {
  // Programs are built beside the tests.
  private let app = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "ShopApp").path

  private func heard(_ scenario: Scenario) -> [String] {
    var lines: [String] = []
    _ = scenario.run {
      lines += Transcript().lines(for: $0).split(separator: "\n").map(String.init)
    }
    return lines
  }

  @Test func `the first scene is heard from its first element to its last`() throws {
    let scenario = try Scenario(AppProgram(app))
    #expect(scenario.title == "ShopApp" && scenario.file == "ShopApp/ShopApp.swift")
    #expect(heard(scenario).contains("Call the shop, Button"))
    #expect(scenario.appFindings == [])
    let place = scenario.resolutions.first?.elements.first?.origin.place
    #expect(place?.hasPrefix("ShopApp/ShopApp.swift:9:") == true, "\(place ?? "none")")
  }

  @Test func `files have the names that the user has for them`() throws {
    var program = AppProgram(app)
    program.files = ["ShopApp/ShopApp.swift": "Tests/SwiftUI/ShopApp/ShopApp.swift"]
    let scenario = try Scenario(program)
    #expect(scenario.file == "Tests/SwiftUI/ShopApp/ShopApp.swift")
    #expect(try program.previews().first?.file == "Tests/SwiftUI/ShopApp/ShopApp.swift")
  }

  @Test func `the app lays its views out on the device of the settings`() throws {
    var settings = SpeechSettings()
    try settings.set("device", to: "iPhone SE")
    let usual = try Scenario(AppProgram(app)).resolutions[0].elements
    let small = try Scenario(AppProgram(app), settings: settings).resolutions[0].elements
    #expect(usual.map(\.node) == small.map(\.node))
    let middles = [usual, small].map { elements in
      elements.last?.shownFrame.map { $0.x + $0.width / 2 } ?? 0
    }
    #expect(abs(middles[0] - 201) <= 1 && abs(middles[1] - 187.5) <= 1, "\(middles)")
  }

  @Test func `lists the previews with their places`() throws {
    let previews = try AppProgram(app, preview: "None").previews()
    #expect(previews.map(\.name) == ["Door", "Hours", "Shelf"])
    #expect(previews.map(\.file) == Array(repeating: "ShopApp/ShopApp.swift", count: 3))
    #expect(previews.allSatisfy { $0.line > 0 && $0.place == "\($0.file):\($0.line)" })
  }

  @Test func `real time passes in the app while a step waits`() throws {
    let steps = [
      Walkthrough.Step(.wait(.milliseconds(500))), Walkthrough.Step(.gesture(.first, count: 1)),
    ]
    let scenario = try Scenario(AppProgram(app, preview: "Door"), steps: steps)
    // Each run has a process of its own, in which the door is closed again.
    for _ in 0..<2 {
      let lines = heard(scenario)
      #expect(lines.contains("Closed") && lines.last == "Open", "\(lines)")
    }
  }

  @Test func `a view that stops its program says why`() {
    #expect {
      _ = try Scenario(AppProgram(app, preview: "Shelf"))
    } throws: { error in
      "\(error)".hasPrefix("the app stopped (signal ")
        && "\(error)".contains("no view around gives a Stock; add `.environmentObject(…)`")
    }
  }

  @Test func `a preview that there is not has a suggestion`() {
    #expect(
      throws: AppSilence(
        .unknownPreview, "there is no preview 'Hour'; did you mean 'Hours'?")
    ) {
      try Scenario(AppProgram(app, preview: "Hour"))
    }
  }

  @Test func `a program that is no app is refused`() {
    #expect { _ = try Scenario(AppProgram("/bin/cat")) } throws: { "\($0)".contains("the app") }
  }

  @Test(arguments: [
    ("Shop/Cart.swift:12", "Shop/Cart.swift", 12), ("Shop.Cart_Previews", "", 0), (":", "", 0),
    ("", "", 0), ("12", "", 0), ("Shop/Ä b.swift:7", "Shop/Ä b.swift", 7),
  ]) func `a place is a file and a line`(place: String, file: String, line: Int) {
    let preview = AppPreview(name: "a", place: place)
    #expect(preview.file == file && preview.line == line && preview.place == place)
  }
}
