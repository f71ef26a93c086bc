import ScreenTree

/// The user's position within an element, each counted from 0; nil before the first.
struct PlaceInElement: Hashable {
  var content: Int?
  var action: Int?
  /// The item of the rotor Audio Graph.
  var chartItem: Int?
  var text: Int?
  var unit: VoiceOverGesture.TextUnit?
  var entry: Int?
  /// The range of the text that a rotor found, in Unicode scalars.
  var range: Range<Int>?
}
