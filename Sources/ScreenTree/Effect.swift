/// What an app does, of its own accord or because its user did something.
public enum Effect: Hashable, Sendable {
  /// Another screen appears, by the name that a walkthrough gives it.
  case open(String)
  /// The screen goes away, and the one before appears again.
  case close
  /// Something about a view changes.
  case update(Change)
  /// The view of an id goes away.
  case remove(String)
  /// The hidden view of an id appears.
  case show(String)
  /// Words are spoken that belong to no element.
  case announce(Announcement)
  /// The app moves the focus to the view of an id.
  case focus(String)
  /// The app says that the whole screen changed.
  case screenChanged(Target?)
  /// The app says that a part of the screen changed.
  case layoutChanged(Target?)
  /// The app says which page is shown now.
  case pageScrolled(String)

  /// Where a notification leads: the view of an id, or words that are spoken.
  public enum Target: Hashable, Sendable {
    case id(String)
    case text(String)
  }

  /// What changes about a view: its title, or properties in the place of those of the same name.
  public struct Change: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// The new title, or nil to keep it.
    public var title: String?
    /// The new properties.
    public var properties: [Property]

    /// Creates a change.
    public init(id: String, title: String? = nil, properties: [Property] = []) {
      self.id = id
      self.title = title
      self.properties = properties
    }
  }

  /// The ids that it names.
  public var ids: [String] {
    switch self {
    case .update(let change): [change.id]
    case .remove(let id), .show(let id), .focus(let id): [id]
    case .screenChanged(.id(let id)), .layoutChanged(.id(let id)): [id]
    case .open, .close, .announce, .screenChanged, .layoutChanged, .pageScrolled: []
    }
  }
}

/// Words that an app has spoken without moving the focus.
public struct Announcement: Hashable, Sendable {
  /// How much it matters, as `UIAccessibilityPriority` has it.
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// Waits for other speech, and is given up when new speech begins.
    case low
    /// Interrupts other speech, and can be interrupted.
    case `default`
    /// Interrupts other speech, and cannot be interrupted.
    case high
  }

  /// The words.
  public var text: String
  /// How much it matters.
  public var priority: Priority
  /// Whether it waits for the announcements before it instead of interrupting them.
  public var isQueued: Bool
  /// The language as a BCP 47 tag, or nil for the screen's.
  public var language: String?

  /// Creates an announcement.
  public init(
    _ text: String, priority: Priority = .default, isQueued: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.priority = priority
    self.isQueued = isQueued
    self.language = language
  }
}
