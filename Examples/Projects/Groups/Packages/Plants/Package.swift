// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Plants",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Plants", targets: ["Plants"])],
  targets: [.target(name: "Plants")]
)
