/// A walkthrough as its file describes it: screens, settings, and steps.
public struct Walkthrough: Hashable, Sendable {
  /// The file as the user named it.
  package var file: String
  /// The title of the walkthrough.
  package var title: String
  /// The files of the screens by their names in steps, as written.
  package var screens: [String: String]
  /// The names of the screens in the order of the file.
  package var screenOrder: [String] = []
  /// VoiceOver's settings in the file, key and value as written.
  package var settings: [Setting]
  /// The steps, in order.
  package var steps: [Step]

  /// A walkthrough from its parts.
  package init(
    file: String = "", title: String, screens: [String: String] = [:], settings: [Setting] = [],
    steps: [Step] = []
  ) {
    self.file = file
    self.title = title
    self.screens = screens
    self.settings = settings
    self.steps = steps
  }

  /// A setting in a file.
  package struct Setting: Hashable, Sendable {
    /// The name of the setting.
    package var key: String
    /// Its value as written; a list is joined with commas.
    package var value: String
    /// The position in the file.
    package var position: Position

    /// A setting with its value.
    package init(key: String, value: String, position: Position = .unknown) {
      self.key = key
      self.value = value
      self.position = position
    }
  }

  /// A step of a walkthrough.
  public struct Step: Hashable, Sendable {
    /// The action.
    package var action: Action
    /// The position in the file.
    package var position: Position
    /// A remark for readers of the file on one line, or nil; no reader of files keeps it.
    package var comment: String?

    /// A step at a position.
    public init(_ action: Action, at position: Position = .unknown) {
      self.action = action
      self.position = position
    }

    /// The name of the screen that the step opens, or nil.
    package var opened: String? {
      if case .effect(.open(let name)) = action { name } else { nil }
    }
  }

  /// The action of a step.
  public enum Action: Hashable, Sendable {
    /// A gesture of the user, a number of times.
    case gesture(VoiceOverGesture, count: Int)
    /// An effect of the app.
    case effect(Effect)
    /// The user waits, regardless of current speech.
    case wait(Duration)
    /// An expectation for the step before.
    case expect(Expectation)
  }
}
