// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  dependencies: [.package(name: "SpokenScreen", path: "../..")],
  targets: [
    .target(name: "Checkout"),
    .testTarget(
      name: "CheckoutTests",
      dependencies: [
        "Checkout", .product(name: "SpokenScreenTesting", package: "SpokenScreen"),
      ],
      exclude: ["Goldens", "Screens"]),
  ],
  swiftLanguageModes: [.v6]
)
