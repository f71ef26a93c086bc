// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI, UIKit and Accessibility where Apple's do not exist: the library under their names.
///
/// The second product has the same modules under their own names. Without it SwiftPM would pass the
/// names on to this package's targets, and refuse `import SwiftUI`.
let heard: [Target.Dependency] = [
  .product(
    name: "SpokenUI", package: "SpokenScreen",
    moduleAliases: [
      "SpokenUI": "SwiftUI", "SpokenUIKit": "UIKit", "SpokenAccessibility": "Accessibility",
    ], condition: .when(platforms: [.linux])),
  .product(
    name: "SpokenLive", package: "SpokenScreen", condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "Wallet",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "SpokenScreen", path: "../..")],
  targets: [
    .target(name: "WalletViews", dependencies: heard),
    .executableTarget(name: "WalletApp", dependencies: ["WalletViews"] + heard),
    .testTarget(
      name: "WalletHeard",
      dependencies: [
        "WalletViews",
        .product(
          name: "SpokenLiveTesting", package: "SpokenScreen",
          condition: .when(platforms: [.linux])),
      ] + heard),
  ],
  swiftLanguageModes: [.v6]
)
