import SpokenSyntax

/// A target of this package that a running app is linked with.
struct LiveTarget: Hashable {
  /// The name of the target.
  let name: String
  /// Its folder.
  let folder: String
  /// Its files in Swift or in C, by the alphabet.
  let files: [String]
  /// Whether it is in C.
  let isC: Bool

  /// The module as apps import it: Apple's for what stands for one of Apple's.
  var module: String { Self.names[name] ?? name }

  /// The modules of Apple, by the targets that stand for them.
  ///
  /// The products of the package have the same names by `moduleAliases`.
  static let names: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "AVFoundation", "AVKit", "Accessibility", "AuthenticationServices", "BackgroundTasks",
      "Charts", "Combine", "CoreGraphics", "CoreLocation", "CoreTransferable", "CryptoKit",
      "MapKit", "OSLog", "PhotosUI", "SafariServices", "StoreKit", "SwiftData", "TipKit", "UIKit",
      "UniformTypeIdentifiers", "UserNotifications", "WebKit",
    ].map { ("Spoken\($0)", $0) } + [("SpokenUI", "SwiftUI"), ("SpokenOS", "os")])

  /// The program for the macros.
  static let macros = "SpokenMacros"
}
