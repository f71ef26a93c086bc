import SpokenFiles
import ScreenTree
import AppProjects
import Testing

@testable import AppBuilds

struct BuiltAppTests {
  private func summary(_ count: Int, _ leftOut: [LeftOutFile]) -> String {
    let record = BuildRecord(
      stamp: "", program: "", hasScreen: true, leftOut: [], sources: [], conditions: [],
      fileCount: count, implied: [])
    return BuiltApp(
      program: "/p/X", target: "X", module: "X", displayName: "X", hasScene: true,
      fileCount: count, leftOut: leftOut, sources: [],
      project: AppProject("X", .project, path: "/p", folder: "/"), record: record,
      naming: .inFolder("/")
    ).summary
  }

  @Test func `says how much of the app is heard`() {
    #expect(summary(3, []) == "3 of 3 files of target X")
    #expect(summary(1, []) == "1 of 1 file of target X")
    let files = ["a/V.swift", "W.swift", "X.swift", "Y.swift"].map {
      LeftOutFile(path: $0, reason: "AVKit")
    }
    #expect(
      summary(41, Array(files.prefix(1)))
        == "40 of 41 files of target X; left out: V.swift (AVKit) (details: --app-report FILE)")
    #expect(
      summary(41, files)
        == "37 of 41 files of target X; left out: V.swift (AVKit), W.swift (AVKit), "
        + "X.swift (AVKit), … (details: --app-report FILE)")
  }

  @Test func `names the line of each error of a file, before what other files explain`() {
    func broken(_ name: String, _ line: Int) -> LeftOutFile {
      LeftOutFile(
        path: "Shop/\(name).swift", reason: "expected '}'", position: .init(line: line, column: 2))
    }
    let module = LeftOutFile(
      path: "V.swift", reason: "AVKit", position: .init(line: 1, column: 1), missingModule: "AVKit")
    let needy = LeftOutFile(
      path: "N.swift", reason: "needs 'V' of V.swift", position: .init(line: 4, column: 1),
      needs: "V.swift")
    #expect(
      summary(5, [module, broken("Cart", 7), needy])
        == "2 of 5 files of target X; left out: Shop/Cart.swift:7 (expected '}'), V.swift (AVKit), "
        + "N.swift (needs 'V' of V.swift) (details: --app-report FILE)")
    let many = (1...4).map { broken("C\($0)", $0) }
    #expect(
      summary(9, [module] + many)
        == "4 of 9 files of target X; left out: Shop/C1.swift:1 (expected '}'), "
        + "Shop/C2.swift:2 (expected '}'), Shop/C3.swift:3 (expected '}'), "
        + "Shop/C4.swift:4 (expected '}'), … (details: --app-report FILE)")
  }

  @Test func `has a warning for each file that is left out`() {
    let file = LeftOutFile(
      path: "V.swift", reason: "AVKit", position: .init(line: 2, column: 1),
      fix: "there is no module of that name here")
    #expect(
      file.finding.description
        == "V.swift:2:1: warning: left out: AVKit; there is no module of that name here")
  }
}
