/// How important a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The words of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  public fileprivate(set) var title = ""
  /// The second line.
  public fileprivate(set) var subtitle = ""
  /// The words.
  public fileprivate(set) var body = ""
  /// The number on the app.
  public fileprivate(set) var badge: NSNumber?
  /// The sound.
  public fileprivate(set) var sound: UNNotificationSound?
  /// Which actions it has.
  public fileprivate(set) var categoryIdentifier = ""
  /// With which others it stands.
  public fileprivate(set) var threadIdentifier = ""
  /// What the app keeps with it.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// How important it is.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How important it is among others.
  public fileprivate(set) var relevanceScore = 0.0
}

/// The words of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The words.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Which actions it has.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// With which others it stands.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// What the app keeps with it.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// How important it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// How important it is among others.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// A sound of a notification; it is never heard.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  /// The usual sound of what is critical.
  public static let defaultCritical = UNNotificationSound(
    named: UNNotificationSoundName("critical"))
  /// A sound of the app.
  public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound.
public struct UNNotificationSoundName: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool
  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A notification comes after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval
  /// After a time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When it would come next.
  public func nextTriggerDate() -> Date? { nil }
}

/// A notification comes at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it would come next.
  public func nextTriggerDate() -> Date? { nil }
}

/// A notification as an app asks for it.
public final class UNNotificationRequest: NSObject, Sendable {
  /// Its name.
  public let identifier: String
  /// Its words.
  public let content: UNNotificationContent
  /// When it comes.
  public let trigger: UNNotificationTrigger?
  /// A notification.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that came; none ever does.
public final class UNNotification: NSObject, Sendable {
  /// As the app asked for it.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date
  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}

/// What its user did with a notification; nothing is ever done.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The name of the action that opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action that takes a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How an action of a notification works.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The numbers of the options.
  public let rawValue: UInt
  /// Options by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an open device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its words.
  public let title: String
  /// How it works.
  public let options: UNNotificationActionOptions
  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How notifications of a kind work.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The numbers of the options.
  public let rawValue: UInt
  /// Options by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Taking it away is an action.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A kind of notification with its actions.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its actions.
  public let actions: [UNNotificationAction]
  /// A kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}
