public import Foundation
import ScreenTree

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether its long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether its long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device: a phone in portrait.
@preconcurrency
@MainActor
open class UIDevice: NSObject {
  /// How the battery is loaded.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The device.
  public static let current = UIDevice()

  override private init() {}

  /// Its name.
  open var name: String { "iPhone" }
  /// Its model.
  open var model: String { "iPhone" }
  /// Its model in the language of its user.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system: the one that the setting `systemVersion` has by default.
  open var systemVersion: String { "\(Platform.usualVersion).0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Identifies it for the apps of one maker; not known.
  open var identifierForVendor: UUID? { nil }
  /// Whether it notices how it is held.
  open var isGeneratingDeviceOrientationNotifications = false
  /// Whether it watches its battery.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is; -1 for unknown.
  open var batteryLevel: Float { -1 }
  /// How the battery is loaded.
  open var batteryState: BatteryState { .unknown }
  /// Whether it watches what is near.
  open var isProximityMonitoringEnabled = false

  /// Notices how it is held; it never changes.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// No longer notices how it is held.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Sets a value by its name, such as how it is held; nothing changes.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Plays the sound of a key; not heard.
  open func playInputClick() {}

  /// Posted when it is held in another way, which never happens here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery is fuller or emptier, which never happens here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when loading begins or ends, which never happens here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// The screen: 402 by 874 points.
@preconcurrency
@MainActor
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  override private init() {}

  /// Its rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
  /// Its rectangle in dots.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1206, height: 2622) }
  /// The dots of a point.
  open var scale: CGFloat { 3 }
  /// The dots of a point, by the display.
  open var nativeScale: CGFloat { 3 }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Whether others see it.
  open var isCaptured: Bool { false }
  /// How often it is drawn in a second, at most.
  open var maximumFramesPerSecond: Int { 120 }
  /// Its traits.
  open var traitCollection: UITraitCollection { .usual }
}
