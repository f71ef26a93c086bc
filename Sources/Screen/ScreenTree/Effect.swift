/// An effect of the app, on its own or in response to its user.
public enum Effect: Hashable, Sendable {
  /// Another screen appears, by its name in the walkthrough.
  case open(String)
  /// The screen closes, and the one before appears again.
  case close
  /// A view changes.
  case update(Change)
  /// The view with an id disappears.
  case remove(String)
  /// The hidden view with an id appears.
  case show(String)
  /// The app posts an announcement.
  case announce(Announcement)
  /// The app moves the focus to the view with an id.
  case focus(String)
  /// The app posts that the whole screen changed.
  case screenChanged(Target?)
  /// The app posts that a part of the screen changed.
  case layoutChanged(Target?)
  /// The app posts which page is shown now.
  case pageScrolled(String)

  /// The target of a notification: the view with an id, or words to speak.
  public enum Target: Hashable, Sendable {
    case id(String)
    case text(String)
  }

  /// A change of a view: its title, or properties that replace those of the same name.
  public struct Change: Hashable, Sendable {
    /// The id of the view.
    package var id: String
    /// The new title, or nil to keep it.
    package var title: String?
    /// The new properties.
    package var properties: [Property]

    /// A change of a view.
    public init(id: String, title: String? = nil, properties: [Property] = []) {
      self.id = id
      self.title = title
      self.properties = properties
    }

    /// The view after the change; one that is no longer hidden was not removed either.
    package func applied(to view: Node) -> Node {
      var view = properties.reduce(view) { $0.with($1) }
      view.title = title ?? view.title
      if properties.contains(where: { $0[.hidden] == false }) { view.isRemoved = false }
      return view
    }
  }

  /// The ids in it.
  package var ids: [String] {
    switch self {
    case .update(let change): [change.id]
    case .remove(let id), .show(let id), .focus(let id): [id]
    case .screenChanged(.id(let id)), .layoutChanged(.id(let id)): [id]
    // No other effect names a view.
    default: []
    }
  }
}

/// An announcement of an app.
public struct Announcement: Hashable, Sendable {
  /// The priority, as in `UIAccessibilityPriority`.
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// Waits for other speech, and is dropped when new speech starts.
    case low
    /// Interrupts other speech, and can be interrupted.
    case `default`
    /// Interrupts other speech, and cannot be interrupted.
    case high
  }

  /// The words.
  package var text: String
  /// The priority.
  package var priority: Priority
  /// Whether it waits for the announcements before it instead of interrupting them.
  package var isQueued: Bool
  /// The language as a BCP 47 tag, or nil for the screen's.
  package var language: String?

  /// An announcement with its priority.
  public init(
    _ text: String, priority: Priority = .default, isQueued: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.priority = priority
    self.isQueued = isQueued
    self.language = language
  }
}
