public import Foundation
import ScreenTree
import SpokenViews

/// What an app posts to assistive technologies, and what its user has set.
public enum UIAccessibility {
  /// The kind of a notification.
  public struct Notification: Hashable, Sendable {
    fileprivate let name: String

    /// Words that are spoken once.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Another screen is shown.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A page was scrolled.
    public static let pageScrolled = Notification(name: "pageScrolled")
    /// Assistive technologies pause, which nothing here does.
    public static let pauseAssistiveTechnology = Notification(name: "pauseAssistiveTechnology")
    /// Assistive technologies go on, which nothing here stopped.
    public static let resumeAssistiveTechnology = Notification(name: "resumeAssistiveTechnology")
  }

  /// Whether VoiceOver is used; it is.
  public static var isVoiceOverRunning: Bool { true }
  /// Whether Switch Control is used.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether less should move; nothing does, but apps show other views by it.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether less should be transparent.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colors should have more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether there are no colors.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colors alone should not carry meaning.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons should be outlined.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches show signs for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether screens should fade instead of slide.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether AssistiveTouch is used.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is kept in one app.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether sound has one channel.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos should have captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device is shaken to undo.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether the screen is read by a swipe with two fingers from its top.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Posts a notification: words are spoken, and an element gets the cursor.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement:
      guard let words = words(of: argument) else { return }
      Posting.post(.announcement(words))
    case .pageScrolled:
      guard let words = words(of: argument) else { return }
      Posting.post(.page(words.text))
    // Both are about other assistive technologies; VoiceOver keeps speaking.
    case .pauseAssistiveTechnology, .resumeAssistiveTechnology: break
    default:
      Posting.post(
        .notification(target(of: argument), wholeScreen: notification == .screenChanged))
    }
  }

  /// The words of an argument, with the priority that its attributes give.
  private static func words(of argument: Any?) -> Announcement? {
    if let words = argument as? NSAttributedString {
      var announcement = Announcement(words.string)
      guard words.length > 0 else { return announcement }
      // An announcement has one priority, so that the attributes at its start are those of the
      // whole.
      let attributes = words.attributes(at: 0, effectiveRange: nil)
      announcement.isQueued =
        attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false
      if let priority = attributes[.UIAccessibilitySpeechAttributeAnnouncementPriority]
        as? UIAccessibilityPriority
      {
        announcement.priority = priority.priority
      }
      return announcement
    }
    return (argument as? String).map { Announcement($0) }
  }

  private static func target(of argument: Any?) -> Effect.Target? {
    if let object = argument as? UIAccessibilityObject {
      // Objects belong to the main actor; an app that posts one from elsewhere stops here.
      return MainActor.assumeIsolated { object.nodeName }.map { .id($0) }
    }
    return words(of: argument).map { .text($0.text) }
  }
}

/// The priority of an announcement, as an attribute of its words.
public struct UIAccessibilityPriority: Hashable, Sendable {
  fileprivate let priority: Announcement.Priority

  /// Waits, and is dropped when other speech starts.
  public static let low = UIAccessibilityPriority(priority: .low)
  /// Interrupts, and can be interrupted.
  public static let `default` = UIAccessibilityPriority(priority: .default)
  /// Interrupts, and cannot be interrupted.
  public static let high = UIAccessibilityPriority(priority: .high)
}

extension NSAttributedString.Key {
  /// Whether an announcement waits for earlier ones.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement.
  public static let UIAccessibilitySpeechAttributeAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
