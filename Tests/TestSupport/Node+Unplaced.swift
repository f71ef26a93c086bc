import ScreenTree

extension Node {
  /// What the node says, without the places.
  var unplaced: [Property] { properties.map { $0.at(.unknown) } }
}
