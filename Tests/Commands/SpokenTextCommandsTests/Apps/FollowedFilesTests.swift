import AppBuilds
import Testing

@testable import SpokenTextCommands

struct FollowedFilesTests {
  private func files(_ paths: String...) -> [LeftOutFile] {
    paths.map { LeftOutFile(path: $0, reason: "x") }
  }

  @Test func `what was compiled once may not be left out any more`() {
    let followed = FollowedFiles(leftOut: files("A.swift", "B.swift"))
    #expect(followed.leftOut == ["A.swift", "B.swift"])
    followed.note(leftOut: files("B.swift"))
    #expect(followed.leftOut == ["B.swift"])
    followed.note(leftOut: files("A.swift", "B.swift", "C.swift"))
    #expect(followed.leftOut == ["B.swift"])
  }
}
