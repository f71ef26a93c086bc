import TestSupport
import Testing

@testable import AppBuilds

struct ToolchainTests {
  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "6.3.1"),
    ("Apple Swift version 6.2 (swiftlang-6.2.0.1.1 clang-1700)", "6.2"),
    ("Swift version 6.4-dev (LLVM 1)", "6.4-dev"), ("", "unknown"),
  ])
  func `reads the version`(label: String, expected: String) {
    #expect(Toolchain.version(in: label) == expected)
  }

  @Test func `says what to install without a compiler`() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let cache = try BuildFolder(scratch.path("cache"))
    let error = #expect(throws: AppBuildError.self) {
      try Toolchain.find(["PATH": "/nowhere:relative"], cache: cache)
    }
    #expect(
      error?.description
        == "swiftc: error: there is no Swift compiler, by which the app is built; install Swift 6.2 "
        + "or later from https://www.swift.org/install and have its folder on the search path")
  }
}
