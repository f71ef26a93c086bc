// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "SpokenScreen", path: ".."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .executableTarget(
      name: "Curve",
      dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen"), "Yams"]),
    .executableTarget(
      name: "Live",
      dependencies: [
        .product(name: "SpokenScreen", package: "SpokenScreen"),
        .product(name: "SpokenLive", package: "SpokenScreen"),
      ]),
    .executableTarget(name: "Bench"),
    .executableTarget(name: "Kill"),
    .executableTarget(
      name: "Doubling", dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen")]),
    .executableTarget(name: "Empty"),
    .executableTarget(
      name: "Bombs",
      dependencies: [
        .product(name: "SpokenScreen", package: "SpokenScreen"),
        .product(name: "EspeakEngine", package: "SpokenScreen"),
      ]),
    .executableTarget(
      name: "Soak",
      dependencies: [
        .product(name: "SpokenScreen", package: "SpokenScreen"),
        .product(name: "EspeakEngine", package: "SpokenScreen"),
      ]),
    .executableTarget(name: "Parse", dependencies: ["Yams"]),
    .executableTarget(
      name: "Check",
      dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen"), "Yams"]),
    .executableTarget(
      name: "Import", dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen")]),
    .executableTarget(
      name: "Walk", dependencies: [.product(name: "SpokenScreen", package: "SpokenScreen")]),
  ],
  swiftLanguageModes: [.v6]
)
