// swift-tools-version: 6.2
import PackageDescription

/// The library by the name of its folder, by which SwiftPM finds aliases.
let library = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? ""

/// SwiftUI, UIKit and Accessibility where Apple's do not exist, as in the package Wallet.
let heard: [Target.Dependency] = [
  .product(
    name: "SpokenUI", package: library,
    moduleAliases: [
      "SpokenUI": "SwiftUI", "SpokenUIKit": "UIKit", "SpokenAccessibility": "Accessibility",
      "SpokenCharts": "Charts", "SpokenCombine": "Combine", "SpokenOS": "os",
      "SpokenUniformTypeIdentifiers": "UniformTypeIdentifiers",
    ], condition: .when(platforms: [.linux])),
  .product(
    name: "SpokenLive", package: library, condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(
      name: "Screens", dependencies: heard,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "ScreensApp", dependencies: ["Screens"] + heard),
    .testTarget(
      name: "ScreensHeard",
      dependencies: [
        "Screens",
        .product(
          name: "SpokenLiveTesting", package: library,
          condition: .when(platforms: [.linux])),
      ] + heard,
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
