/// What a screen is laid out on: its size, its safe area and the size of its texts.
package struct Device: Hashable, Sendable {
  /// The name by which files and commands choose it, such as `iPhone 17`.
  package var name: String
  /// The size of the screen, or of a window of the Mac, in points.
  package var size: Size
  /// The room at the edges that the system keeps for itself, in points.
  package var safeArea: Insets
  /// The radius of the corners of the screen, in points.
  package var cornerRadius: Double
  /// The platform of its VoiceOver; a watch counts as an iPhone.
  package var platform: Platform
  /// The size of texts that its user chose.
  package var textSize: TextSize
  /// The direction of the layout.
  package var direction: LayoutDirection

  /// A device; the size of texts is the system's default.
  package init(
    name: String, size: Size, safeArea: Insets = .zero, cornerRadius: Double = 0,
    platform: Platform = .ios, textSize: TextSize = .large, direction: LayoutDirection = .ltr
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.platform = platform
    self.textSize = textSize
    self.direction = direction
  }

  /// The whole screen as a rectangle.
  package var bounds: Frame { Frame(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The sizes of texts that a user can choose, by Apple's names of content size categories.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension Device {
  /// Every known device, the default of each platform first.
  package static let all: [Device] = [
    iPhone, iPad, macWindow, watch,
    phone("iPhone SE", 375, 667, top: 20, bottom: 0, corners: 0),
    phone("iPhone 16", 393, 852, top: 59, bottom: 34, corners: 55),
    phone("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, corners: 62),
    Device(
      name: "iPad mini", size: Size(width: 744, height: 1133),
      safeArea: Insets(top: 24, bottom: 20), cornerRadius: 21, platform: .ipados),
  ]

  /// The device with a name, without regard to case; nil for an unknown one.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device of a platform where nothing chooses one.
  package static func `default`(for platform: Platform) -> Device {
    switch platform {
    case .ios: iPhone
    case .ipados: iPad
    case .macos: macWindow
    }
  }

  /// The device of a screen where nothing chooses one.
  package static let `default` = iPhone

  private static let iPhone = phone("iPhone 17", 402, 874, top: 62, bottom: 34, corners: 62)
  private static let iPad = Device(
    name: "iPad", size: Size(width: 820, height: 1180), safeArea: Insets(top: 24, bottom: 20),
    cornerRadius: 25, platform: .ipados)
  private static let macWindow = Device(
    name: "Mac", size: Size(width: 900, height: 600), safeArea: Insets(top: 28), cornerRadius: 10,
    platform: .macos)
  private static let watch = Device(
    name: "Apple Watch", size: Size(width: 208, height: 248),
    safeArea: Insets(top: 28, leading: 2, bottom: 8, trailing: 2), cornerRadius: 52)

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, corners: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height),
      safeArea: Insets(top: top, bottom: bottom), cornerRadius: corners)
  }
}

extension Screen {
  /// The device that the screen is laid out on: the chosen one, else its platform's, in the screen's
  /// direction.
  package var layoutDevice: Device {
    var device = device ?? .default(for: platform)
    device.direction = direction
    return device
  }
}
