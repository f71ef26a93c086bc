import SpokenScreen

/// A screen of four stops that shows each kind of piece.
func wallet() -> Story {
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
  return Story(
    title: "Wallet", resolutions: [screen],
    app: FileApp(
      main: "home", screens: ["home": (Screen(title: "Wallet"), screen)]),
    steps: Script.walk(through: screen, named: "home") + [
      .init(.gesture(.next, count: 1)), .init(.wait(.seconds(2))),
    ])
}
