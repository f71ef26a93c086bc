package import ScreenTree
package import VoiceOverElements

/// The default steps of screens without a walkthrough.
package enum Script {
  /// Opens a screen and swipes from its first element to its last.
  ///
  /// - Parameters:
  ///   - resolution: the resolved screen.
  ///   - name: the name of the screen in a walkthrough, or nil for the only one.
  /// - Returns: the steps.
  package static func walk(
    through resolution: Resolution, named name: String? = nil
  ) -> [Walkthrough.Step] {
    let swipes = resolution.elements.count - 1
    let open = Walkthrough.Step(.effect(.open(name ?? "")))
    return swipes > 0 ? [open, Walkthrough.Step(.gesture(.next, count: swipes))] : [open]
  }

  /// The steps of a walkthrough; without any, the screens are opened in the order of the file, and
  /// each is swiped through.
  ///
  /// - Parameters:
  ///   - steps: the steps in the file.
  ///   - screens: the name of each screen in the walkthrough, and the resolved screen.
  /// - Returns: the steps.
  package static func steps(
    _ steps: [Walkthrough.Step], screens: [(name: String, resolution: Resolution)]
  ) -> [Walkthrough.Step] {
    guard steps.isEmpty else { return steps }
    return screens.flatMap { walk(through: $0.resolution, named: $0.name) }
  }
}
