public import ScreenResolver
public import ScreenTree

/// The commands of a walkthrough, made of its steps and its screens.
public enum Script {
  /// Opens a screen and swipes from its first element to its last.
  public static func walk(through resolution: Resolution, named name: String? = nil) -> [Command] {
    let swipes = max(resolution.elements.count - 1, 0)
    return [.open(name: name, resolution)] + Array(repeating: .next, count: swipes)
  }

  /// Makes commands of the steps of a walkthrough.
  ///
  /// Without steps the screens are opened one after the other, in the order of their names, and
  /// each is walked through. A step that opens a screen that is not among `screens` is left out:
  /// the reader of walkthrough files has already told of it.
  ///
  /// - Parameters:
  ///   - steps: the steps as the file says them.
  ///   - screens: what the resolver made of each screen, by its name in the walkthrough.
  /// - Returns: the commands in order; a step that counts is so many commands.
  public static func commands(
    for steps: [Walkthrough.Step], screens: [String: Resolution]
  ) -> [Command] {
    guard !steps.isEmpty else {
      return screens.sorted { $0.key < $1.key }.flatMap { walk(through: $0.value, named: $0.key) }
    }
    return steps.flatMap { step -> [Command] in
      switch step.action {
      case .open(let name): screens[name].map { [.open(name: name, $0)] } ?? []
      case .next(let count): Array(repeating: .next, count: count)
      case .previous(let count): Array(repeating: .previous, count: count)
      case .wait(let duration): [.wait(duration)]
      }
    }
  }
}
