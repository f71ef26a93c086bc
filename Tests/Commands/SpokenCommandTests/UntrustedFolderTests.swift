import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What a repository of somebody else may hold: links that lead out of it, pipes, devices and folders under the
/// names of files.
@Suite(.timeLimit(.minutes(20))) struct UntrustedFolderTests {
  /// What lies where a file is expected.
  enum Thing: CaseIterable {
    case linkOut, linkToFolder, pipe, linkToDevice, folder
  }

  /// A command that reads a file which a folder or another file names.
  private static let readers: [[String]] = [
    ["check", "in", "--quiet"], ["check", "in", "--update"], ["lint", "in"], ["cost", "in"],
    ["transcript", "in"], ["render", "in", "-o", "out/"], ["diff", "in", "other"],
  ]
  /// Commands that read a screen which a walkthrough names.
  private static let followers: [[String]] = [
    ["check"], ["lint"], ["cost"], ["transcript"], ["render", "-o", "x.wav"], ["explain"],
    ["claim"],
    ["inspect", "--stage", "events"], ["matrix", "--platforms", "ios,macos"],
  ]

  private static let secret = "screen: Secret\nviews:\n  - Text: Hunter2\n"

  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["in", "other", "home", "home/empty"] { try make(folder) }
    _ = try scratch.create("home/secret", Self.secret)
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    _ = try scratch.create("in/a.transcript", "# A\n\nOpen\n")
  }

  private func make(_ folder: String) throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
  }

  private func put(_ thing: Thing, at name: String) throws {
    let place = scratch.folder.appending(path: name)
    try? FileManager.default.removeItem(at: place)
    switch thing {
    case .linkOut: try link(place, to: scratch.folder.appending(path: "home/secret").path)
    case .linkToFolder: try link(place, to: "../home/empty")
    case .pipe: #expect(mkfifo(place.path, 0o600) == 0)
    case .linkToDevice: try link(place, to: "/dev/zero")
    case .folder: try make(name)
    }
  }

  private func link(_ place: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  private func secret() throws -> String {
    try String(contentsOf: scratch.folder.appending(path: "home/secret"), encoding: .utf8)
  }

  /// Expects that a run read nothing and wrote nothing outside, and said so.
  private func expectRefusal(_ run: Run, _ what: String) throws {
    #expect(run.status != 0, "\(what): \(run.errors)")
    #expect(![15, 9].contains(run.status), "\(what) hangs")
    #expect(!(run.output + run.errors).contains("Hunter2"), "\(what): \(run.output)")
    #expect(
      (run.output + run.errors).contains("--follow-links")
        || (run.output + run.errors).contains("not a regular file")
        || (run.output + run.errors).contains("it is a folder"),
      "\(what): \(run.errors)")
    #expect(try secret() == Self.secret, "\(what)")
  }

  @Test(arguments: readers, Thing.allCases)
  func `reads no input of a folder that is a link out, a pipe, a device or a folder`(
    command: [String], thing: Thing
  ) throws {
    try put(thing, at: "in/b.screen.yaml")
    _ = try scratch.create("other/b.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    try expectRefusal(
      try spoken(command, in: scratch.folder), "\(command) with \(thing) as an input")
  }

  @Test(
    arguments: [["check", "in"], ["check", "in", "--update"], ["check", "in/a.screen.yaml"]],
    Thing.allCases)
  func `reads and writes no golden that is a link out, a pipe, a device or a folder`(
    command: [String], thing: Thing
  ) throws {
    try put(thing, at: "in/a.transcript")
    try expectRefusal(
      try spoken(command, in: scratch.folder), "\(command) with \(thing) as a golden")
  }

  @Test(arguments: followers, Thing.allCases)
  func `reads no screen of a walkthrough that is a link out, a pipe, a device or a folder`(
    command: [String], thing: Thing
  ) throws {
    try put(thing, at: "in/b.yaml")
    _ = try scratch.create(
      "w.walk.yaml", "walkthrough: W\nscreens: { b: in/b.yaml }\nsteps: [open: b]\n")
    _ = try scratch.create(
      "in/w.walk.yaml", "walkthrough: W\nscreens: { b: b.yaml }\nsteps: [open: b]\n")
    try expectRefusal(
      try spoken(command + ["in/w.walk.yaml"], in: scratch.folder),
      "\(command) with \(thing) as a screen")
  }

  @Test(arguments: [Thing.linkOut, .linkToDevice, .pipe, .folder])
  func `writes no sound through a link out of the folder of outputs`(thing: Thing) throws {
    try make("out")
    try put(thing, at: "out/a.wav")
    try expectRefusal(
      try spoken("render", "in", "-o", "out/", "--quiet", in: scratch.folder), "render on \(thing)")
  }

  @Test func `makes no folder behind a link out of the folder of outputs`() throws {
    try make("in/sub/new")
    _ = try scratch.create("in/sub/new/a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    try make("out")
    try put(.linkToFolder, at: "out/sub")
    let run = try spoken("render", "in", "-o", "out/", "--quiet", in: scratch.folder)
    #expect(run.status == 73 && run.errors.contains("--follow-links"), "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: scratch.folder.appending(path: "home/empty").path) == [])
  }

  @Test func `follows links when it is told so, and links that stay in the folder always`() throws {
    try put(.linkOut, at: "in/b.screen.yaml")
    let followed = try spoken("transcript", "in", "--follow-links", in: scratch.folder)
    #expect(followed.status == 0 && followed.output.contains("Hunter2"), "\(followed.errors)")
    try put(.pipe, at: "in/b.screen.yaml")
    let pipe = try spoken("transcript", "in", "--follow-links", in: scratch.folder)
    #expect(pipe.status == 74 && pipe.errors.contains("not a regular file"))
    let place = scratch.folder.appending(path: "in/b.screen.yaml")
    try FileManager.default.removeItem(at: place)
    try link(place, to: "a.screen.yaml")
    let inside = try spoken("transcript", "in", in: scratch.folder)
    #expect(inside.status == 0 && inside.output.contains("Open"), "\(inside.errors)")
  }

  @Test func `reads what the user names, whatever it is`() throws {
    try put(.linkOut, at: "in/b.screen.yaml")
    let run = try spoken("transcript", "in/b.screen.yaml", in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("Hunter2"))
    let piped = try CommandTests.shell(
      "\(program) transcript <(cat home/secret)", in: scratch.folder)
    #expect(piped.status == 0 && piped.output.contains("Hunter2"), "\(piped.errors)")
  }
}
