public import Foundation
package import ScreenTree

/// What an app posts to assistive technologies.
public enum AccessibilityNotification {
  /// Words that are spoken once.
  public struct Announcement {
    let announcement: ScreenTree.Announcement

    /// An announcement.
    public init(_ announcement: String) {
      self.announcement = ScreenTree.Announcement(announcement)
    }

    /// An announcement with its priority.
    public init(_ announcement: AttributedString) {
      self.announcement = ScreenTree.Announcement(
        String(announcement.characters),
        // An announcement has one priority, and the first run that states one gives it.
        priority: announcement.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority)
          .first?.priority ?? .default)
    }

    /// An announcement in the user's language.
    public init(_ announcement: LocalizedStringResource) {
      self.announcement = ScreenTree.Announcement(announcement.string)
    }

    /// Posts it.
    public func post() { Posting.post(.announcement(announcement)) }
  }

  /// A part of the screen changed.
  public struct LayoutChanged {
    let target: Effect.Target?

    /// A change; words are spoken, and an element gets the cursor.
    public init(_ argument: Any? = nil) { target = Posting.target(of: argument) }

    /// Posts it.
    public func post() { Posting.post(.notification(target, wholeScreen: false)) }
  }

  /// Another screen is shown.
  public struct ScreenChanged {
    let target: Effect.Target?

    /// A change; words are spoken, and an element gets the cursor.
    public init(_ argument: Any? = nil) { target = Posting.target(of: argument) }

    /// Posts it.
    public func post() { Posting.post(.notification(target, wholeScreen: true)) }
  }

  /// A page was scrolled.
  public struct PageScrolled {
    let words: String

    /// A page, described by words.
    public init(_ argument: String) { words = argument }

    /// A page, described by words.
    public init(_ argument: LocalizedStringResource) { words = argument.string }

    /// Posts it.
    public func post() { Posting.post(.page(words)) }
  }
}

/// The way from an app's code to the screen whose user acts.
package enum Posting {
  /// Posts something for the screen that acts now, otherwise for the one whose time passes.
  package static func post(_ post: ViewRoot.Post) {
    // Read before the jump to the main actor, which runs outside of the task that posts.
    let acting = ActingScreen.root
    onMain { (acting ?? ActingScreen.passing)?.posts.append(post) }
  }

  /// The target of a notification.
  package static func target(of argument: Any?) -> Effect.Target? {
    (argument as? String).map { .text($0) }
  }
}

/// The priority of an announcement, as an attribute of its words.
public enum AccessibilitySpeechAnnouncementPriority: Hashable, Sendable, Codable {
  /// Waits, and is dropped when other speech starts.
  case low
  /// Interrupts, and can be interrupted.
  case `default`
  /// Interrupts, and cannot be interrupted.
  case high

  fileprivate var priority: ScreenTree.Announcement.Priority {
    switch self {
    case .low: .low
    case .default: .default
    case .high: .high
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a priority.
  public subscript<T: AttributedStringKey>(
    dynamicMember path: KeyPath<SpokenAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes {
  /// The attributes that this module adds to Foundation's.
  public var spoken: SpokenAttributes.Type { SpokenAttributes.self }
}
