public import ScreenResolver
public import ScreenTree

/// The steps of a walk through screens that no file wrote.
public enum Script {
  /// Opens a screen and swipes from its first element to its last.
  ///
  /// - Parameters:
  ///   - resolution: what the resolver made of the screen.
  ///   - name: the name of the screen in a walkthrough, or nil for the only one.
  /// - Returns: the steps.
  public static func walk(
    through resolution: Resolution, named name: String? = nil
  ) -> [Walkthrough.Step] {
    let swipes = resolution.elements.count - 1
    let open = Walkthrough.Step(.effect(.open(name ?? "")))
    return swipes > 0 ? [open, Walkthrough.Step(.gesture(.next, count: swipes))] : [open]
  }

  /// The steps of a walkthrough; without any, the screens are opened one after the other, in the
  /// order of the file, and each is walked through.
  ///
  /// - Parameters:
  ///   - steps: the steps as the file says them.
  ///   - screens: the name of each screen in the walkthrough, and what the resolver made of it.
  /// - Returns: the steps.
  public static func steps(
    _ steps: [Walkthrough.Step], screens: [(name: String, resolution: Resolution)]
  ) -> [Walkthrough.Step] {
    guard steps.isEmpty else { return steps }
    return screens.flatMap { walk(through: $0.resolution, named: $0.name) }
  }
}
