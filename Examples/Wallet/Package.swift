// swift-tools-version: 6.2
import PackageDescription

/// The library by the name of its folder, by which SwiftPM finds aliases.
///
/// A package that names the library's address writes the last part of the address here.
let library = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? ""

/// SwiftUI, UIKit and Accessibility where Apple's do not exist: the library under their names.
///
/// The second product has the same modules under their own names. Without it SwiftPM would pass the
/// names on to this package's targets, and refuse `import SwiftUI`.
let heard: [Target.Dependency] = [
  .product(
    name: "SpokenUI", package: library,
    moduleAliases: [
      "SpokenUI": "SwiftUI", "SpokenUIKit": "UIKit", "SpokenAccessibility": "Accessibility",
    ], condition: .when(platforms: [.linux])),
  .product(
    name: "SpokenLive", package: library, condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "Wallet",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(
      name: "WalletViews", dependencies: heard, resources: [.process("Localizable.xcstrings")]),
    .executableTarget(name: "WalletApp", dependencies: ["WalletViews"] + heard),
    .testTarget(
      name: "WalletHeard",
      dependencies: [
        "WalletViews",
        .product(
          name: "SpokenLiveTesting", package: library,
          condition: .when(platforms: [.linux])),
      ] + heard),
  ],
  swiftLanguageModes: [.v6]
)
