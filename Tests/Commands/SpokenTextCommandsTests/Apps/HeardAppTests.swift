import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Commands over a finished program, which the tests have: ShopApp.
struct HeardAppTests {
  private let app = URL(filePath: program).deletingLastPathComponent().appending(path: "ShopApp")

  /// Runs a command on the app in an empty folder.
  private func heard(_ words: String..., in scratch: Scratch? = nil) throws -> Run {
    let scratch = try scratch ?? Scratch()
    return try withExtendedLifetime(scratch) {
      try spoken(words + ["--app-program", app.path], in: scratch.folder)
    }
  }

  @Test func `lists previews with their places`() throws {
    let run = try heard("previews")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let names = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["Door", "Hours", "Shelf"])
    #expect(run.output.contains("Hours  ShopApp/ShopApp.swift:"))
    let json = try heard("previews", "--format", "json").output
    let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(rows?.map { $0["kind"] as? String } == ["preview", "preview", "preview"])
    #expect(rows?[1]["file"] as? String == "ShopApp/ShopApp.swift")
    #expect((rows?[1]["line"] as? Int ?? 0) > 1)
  }

  @Test func `without a preview the first scene is heard`() throws {
    let run = try heard("transcript")
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("> open\nOpening hours: from Monday to Friday"))
    #expect(run.output.contains("Write to the shop, Button"))
  }

  @Test(arguments: [
    ["transcript"], ["transcript", "--format", "jsonl"], ["transcript", "--format", "markdown"],
    ["transcript", "--format", "ssml"], ["explain"], ["inspect", "--stage", "utterances"],
  ])
  func `a preview is heard in each form`(words: [String]) throws {
    let scratch = try Scratch()
    let run = try spoken(
      words + ["--preview", "Hours", "--app-program", app.path], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("Nine to five"), "\(run)")
  }

  @Test func `words and settings of the command line hold for an app`() throws {
    let run = try heard(
      "transcript", "--platform", "macos", "--set", "traits=none", "--language", "de-DE")
    #expect(run.output.contains(" · macos · de-DE\n# traits=none\n"), "\(run)")
  }

  @Test(arguments: [
    ("Hors", "did you mean 'Hours'?"),
    ("Something else", "`spoken previews --app PROJECT` lists them"),
  ])
  func `a preview that there is not has a suggestion`(name: String, advice: String) throws {
    let run = try heard("transcript", "--preview", name)
    #expect(run.status == 64)
    #expect(run.errors == "there is no preview '\(name)'; \(advice)\n")
  }

  @Test func `a preview that stops the program is an error, and others are heard`() throws {
    let run = try heard("transcript", "--preview", "Shelf")
    #expect(run.status == 65)
    #expect(run.errors.contains("no view around gives a Stock"), "\(run)")
  }

  @Test func `each preview and the first scene have a golden beside the project`() throws {
    let scratch = try Scratch()
    let first = try heard("check", "--update", in: scratch)
    #expect(first.status == 65, "\(first)")
    let goldens = try FileManager.default.contentsOfDirectory(atPath: scratch.path("Previews"))
    #expect(goldens.sorted() == ["Door.transcript", "Hours.transcript", "ShopApp.transcript"])
    let again = try heard("check", "--preview", "Hours", in: scratch)
    #expect(again.status == 0 && again.output.isEmpty, "\(again)")
    _ = try scratch.create("Previews/Hours.transcript", "# Hours · ios · en-US\n> open\nTen\n")
    _ = try scratch.create("Previews/Old.transcript", "> open\n")
    let changed = try heard("check", "--github", "--junit", "a.xml", in: scratch)
    #expect(changed.output.contains("Hours: differs from Previews/Hours.transcript"))
    #expect(changed.output.contains("::error file=ShopApp/ShopApp.swift"), "\(changed)")
    #expect(changed.errors.contains("Previews/Old.transcript: no input belongs to this golden"))
    let cases = try String(contentsOfFile: scratch.path("a.xml"), encoding: .utf8)
    for name in ["ShopApp", "Door", "Hours", "Shelf"] { #expect(cases.contains("\"\(name)\"")) }
  }

  @Test func `a first scene and a preview of one name have a golden each`() throws {
    let scratch = try Scratch()
    try scratch.link("door", to: app.path)
    let words = ["check", "--update", "--app-program", scratch.path("door")]
    _ = try spoken(words, in: scratch.folder)
    let goldens = try FileManager.default.contentsOfDirectory(atPath: scratch.path("Previews"))
    #expect(
      goldens.sorted() == ["Door.transcript", "Hours.transcript", "door--first-scene-.transcript"])
  }

  @Test func `another folder has the goldens when it is named`() throws {
    let scratch = try Scratch()
    let run = try heard(
      "check", "--update", "--preview", "Hours", "--goldens", "heard/now", in: scratch)
    #expect(run.status == 0 && run.output == "heard/now/Hours.transcript: recorded\n", "\(run)")
    let diff = try heard("diff", "heard/now/Hours.transcript", "--preview", "Hours", in: scratch)
    #expect(diff.status == 0, "\(diff)")
  }

  @Test func `lint looks at the first scene and every preview`() throws {
    let run = try heard("lint", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["inputs"] as? Int == 4, "\(run)")
    #expect((report?["unread"] as? [Any])?.count == 1)
  }

  @Test func `a program that is none is an error`() throws {
    let scratch = try Scratch()
    let run = try spoken("transcript", "--app-program", "nowhere", in: scratch.folder)
    #expect(run.status != 0 && run.errors.contains("nowhere cannot be started"), "\(run)")
  }
}
