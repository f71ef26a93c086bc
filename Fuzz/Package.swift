// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SpokenScreen", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzImporter",
      dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen")],
      // libFuzzer brings the main function.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
