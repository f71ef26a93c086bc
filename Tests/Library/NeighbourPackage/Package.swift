// swift-tools-version: 6.2
import PackageDescription

// A user's package with modules of everyday names beside ours. `scripts/test` builds it, because a
// module of ours with one of these names would make it unresolvable.
let package = Package(
  name: "NeighbourPackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SpokenScreen", path: "../../..")],
  targets: [
    .target(name: "Files"),
    .target(name: "Documents", dependencies: ["Files"]),
    .target(
      name: "Recordings",
      dependencies: [
        "Documents", "Files", .product(name: "SpokenScreen", package: "SpokenScreen"),
        .product(name: "SpokenScreenTesting", package: "SpokenScreen"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
