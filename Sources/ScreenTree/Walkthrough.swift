/// What a walkthrough file says: which screens, which settings, and what the user does.
public struct Walkthrough: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// The title of the walkthrough.
  public var title: String
  /// The files of the screens by the names that steps use, as the file writes them.
  public var screens: [String: String]
  /// The names of the screens in the order of the file.
  public var screenOrder: [String] = []
  /// The settings that the file changes, key and value as written.
  public var settings: [Setting]
  /// What happens, in order.
  public var steps: [Step]

  /// Creates a walkthrough.
  public init(
    file: String = "", title: String, screens: [String: String] = [:], settings: [Setting] = [],
    steps: [Step] = []
  ) {
    self.file = file
    self.title = title
    self.screens = screens
    self.settings = settings
    self.steps = steps
  }

  /// A setting that a file changes.
  public struct Setting: Hashable, Sendable {
    /// The name of the setting.
    public var key: String
    /// Its value as written; several values of a list are joined with commas.
    public var value: String
    /// The place in the file.
    public var position: Position

    /// Creates a setting.
    public init(key: String, value: String, position: Position = .unknown) {
      self.key = key
      self.value = value
      self.position = position
    }
  }

  /// One step of a walkthrough.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public var action: Action
    /// The place in the file.
    public var position: Position

    /// Creates a step.
    public init(_ action: Action, at position: Position = .unknown) {
      self.action = action
      self.position = position
    }

    /// The name of the screen that the step opens, or nil for any other step.
    public var opened: String? {
      if case .effect(.open(let name)) = action { name } else { nil }
    }
  }

  /// What happens in a step.
  public enum Action: Hashable, Sendable {
    /// The user does something, so many times.
    case gesture(Gesture, count: Int)
    /// The app does something of its own accord.
    case effect(Effect)
    /// The user waits, whatever is being spoken.
    case wait(Duration)
    /// What was to be heard is compared.
    case expect(Expectation)
  }
}
