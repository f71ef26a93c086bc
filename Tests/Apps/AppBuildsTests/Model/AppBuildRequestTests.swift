import ScreenTree
import Testing

@testable import AppBuilds

struct AppBuildRequestTests {
  private static let files = [
    LeftOutFile(path: "A.swift", reason: "RealityKit", fix: "there is no such module"),
    LeftOutFile(
      path: "B.swift", reason: "expected ')'", position: Position(line: 3, column: 7)),
  ]

  private func faults(_ change: (inout AppBuildRequest) -> Void) -> [String] {
    var request = AppBuildRequest(path: "App.xcodeproj")
    change(&request)
    return request.faults(of: Self.files).map(\.description)
  }

  @Test func `files may be left out unless it is strict`() {
    #expect(faults { _ in } == [])
    #expect(
      faults { $0.isStrict = true } == [
        "A.swift: error: left out: RealityKit; there is no such module",
        "B.swift:3:7: error: left out: expected ')'",
      ])
  }

  @Test func `of an app that was heard before only those may that were`() {
    #expect(faults { $0.leftOutBefore = ["A.swift"] } == ["B.swift:3:7: error: expected ')'"])
    #expect(faults { $0.leftOutBefore = ["A.swift", "B.swift"] } == [])
    #expect(
      faults { $0.leftOutBefore = [] } == [
        "A.swift: error: RealityKit; there is no such module", "B.swift:3:7: error: expected ')'",
      ])
  }
}
