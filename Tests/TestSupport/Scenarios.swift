import Foundation
import ScreenInputs
package import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A screen of four stops that shows each kind of segment.
package func wallet() -> Scenario {
  let place = Origin(file: "wallet.yaml", position: Position(line: 3, column: 5), node: "food")
  func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: place, by: .stated)
  }
  var heading = Element(node: "title", origin: place)
  heading.label = [said("Wallet")]
  heading.traits = [said(.header)]
  var slider = Element(node: "food", origin: place)
  slider.label = [said("Food & <drink>")]
  slider.value = [said("$40")]
  slider.traits = [said(.adjustable)]
  var friend = Element(node: "ada", origin: place)
  friend.label = [said("Ada")]
  friend.actions = [said("Send challenge")]
  let screen = Resolution(elements: [heading, slider, friend])
  return Scenario(
    title: "Wallet", resolutions: [screen],
    app: FileApp(
      main: "home", screens: ["home": (Screen(title: "Wallet"), screen)]),
    steps: Script.walk(through: screen, named: "home") + [
      .init(.gesture(.next, count: 1)), .init(.wait(.seconds(2))),
    ])
}

/// Walkthroughs of one screen, for tests.
package enum Walkthroughs {
  /// The scenario of steps on a screen.
  package static func scenario(_ screen: String, _ steps: [String]) throws -> Scenario {
    let scratch = try Scratch(["home.screen.yaml": screen])
    let text =
      "walkthrough: W\nscreens: { home: home.screen.yaml }\nsteps:\n"
      + steps.map { "  - \($0)\n" }.joined()
    let file = try scratch.create("a.walk.yaml", text)
    return try ScenarioReader().read(file.path).scenario
  }

  /// What is heard of steps on a screen.
  package static func told(_ screen: String, _ steps: [String]) throws -> [Utterance] {
    Array(try scenario(screen, steps).utterances)
  }
}
