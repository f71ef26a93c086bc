package import ScreenTree
package import VoiceOverElements

/// The default steps of screens without a walkthrough.
package enum Script {
  /// Opens a screen and swipes from its first element to its last.
  ///
  /// - Parameters:
  ///   - resolution: the resolved screen.
  ///   - name: the name of the screen in a walkthrough, or nil for the only one.
  ///   - isGrouped: whether containers of the Mac are entered by `interact` alone; then they are
  ///     entered and left in turn.
  /// - Returns: the steps.
  package static func walk(
    through resolution: Resolution, named name: String? = nil, grouped isGrouped: Bool = false
  ) -> [Walkthrough.Step] {
    let open = Walkthrough.Step(.effect(.open(name ?? "")))
    if isGrouped {
      return [open]
        + interactions(with: resolution.elements).map {
          Walkthrough.Step(.gesture($0, count: 1))
        }
    }
    let swipes = resolution.elements.count - 1
    return swipes > 0 ? [open, Walkthrough.Step(.gesture(.next, count: swipes))] : [open]
  }

  /// The gestures that reach each element from the first one on, but not the ends of containers.
  private static func interactions(with elements: [Element]) -> [VoiceOverGesture] {
    var gestures: [VoiceOverGesture] = []
    for (index, element) in elements.enumerated().dropFirst() {
      let before = elements[index - 1]
      if element.groupEnd != nil {
        // Nobody goes into an empty container, so that nobody leaves it.
        if before.group == nil { gestures.append(.stopInteracting) }
      } else {
        // A container begins with its stop, and what follows that is inside.
        gestures.append(before.group == nil ? .next : .interact)
      }
    }
    // Going out of everything at the end would only say the containers once more.
    while gestures.last == .stopInteracting { gestures.removeLast() }
    return gestures
  }

  /// The steps of a walkthrough; without any, the screens are opened in the order of the file, and
  /// each is swiped through.
  ///
  /// - Parameters:
  ///   - steps: the steps in the file.
  ///   - screens: the name of each screen in the walkthrough, and the resolved screen.
  ///   - isGrouped: whether containers of the Mac are entered by `interact` alone on the screen with
  ///     a name.
  /// - Returns: the steps.
  package static func steps(
    _ steps: [Walkthrough.Step], screens: [(name: String, resolution: Resolution)],
    grouped isGrouped: (String) -> Bool = { _ in false }
  ) -> [Walkthrough.Step] {
    guard steps.isEmpty else { return steps }
    return screens.flatMap {
      walk(through: $0.resolution, named: $0.name, grouped: isGrouped($0.name))
    }
  }
}
