package import ScreenTree

extension Node {
  /// What the node says, without the places.
  package var unplaced: [Property] { properties.map { $0.at(.unknown) } }
}
