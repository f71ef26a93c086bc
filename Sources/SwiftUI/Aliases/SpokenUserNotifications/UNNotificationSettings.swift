/// What an app may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The numbers of the options.
  public let rawValue: UInt
  /// Options by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Words.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Even when nothing is to be heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The app has settings of its own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The numbers of the options.
  public let rawValue: UInt
  /// Options by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the app.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Words.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notification is set.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What its user has set: nothing is allowed.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Denied.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Not set.
  public var alertSetting: UNNotificationSetting { .disabled }
  /// Not set.
  public var soundSetting: UNNotificationSetting { .disabled }
  /// Not set.
  public var badgeSetting: UNNotificationSetting { .disabled }
  /// Not set.
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Not set.
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
}
