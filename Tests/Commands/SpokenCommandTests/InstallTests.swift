import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// `scripts/install`, in a checkout whose path has signs of shells and of `sed`, with programs that
/// build nothing in the place of Swift.
@Suite(.timeLimit(.minutes(20))) struct InstallTests {
  private static let folder = "My Repo|&'s"
  /// Says where the products lie, and notes where it would find packages.
  private static let swift = """
    case "$*" in *--show-bin-path*) echo "$PRODUCTS" ;; esac
    echo "$PKG_CONFIG_PATH" >>"$PRODUCTS/packages"
    """
  private static let programs = [
    "swift": swift,
    "pkg-config": #"echo "$PRODUCTS/lib""#,
    "objcopy": #"while [ $# -gt 2 ]; do shift; done; cp "$1" "$2""#,
    "ldd": "exit 1",
  ]
  private static let manual = """
    while [ "$1" != --output-directory ]; do shift; done
    printf '.Dt SPOKEN 1\\n' >"$2/spoken.1"
    printf '.Dt SPOKEN.CHECK 1\\n.Nd "Checks."\\n' >"$2/spoken.check.1"
    """

  /// Sources of modules of Apple; one imports a module of ours, and that no other.
  private static let live = [
    "SpokenUI", "SpokenUIKit", "SpokenCharts", "SpokenCombine", "SpokenMacros", "CMainThread",
    "CPreviews", "Aliases/SpokenOS",
  ].map { "Sources/SwiftUI/\($0)/a.swift" }

  private let scratch: Scratch
  private var prefix: String { scratch.path("prefix") }

  init() throws {
    scratch = try Scratch()
    let place = Self.folder
    for name in [
      "README.md", "LICENSE", "docs/a.md", "samples/a.yaml", "voices/a.yaml", "skills/a/SKILL.md",
    ] {
      try scratch.create("\(place)/\(name)", name)
    }
    for name in Self.live { try scratch.create("\(place)/\(name)", "public import ScreenTree\n") }
    for name in ["ScreenTree", "ScreenCaptures"] {
      try scratch.create("\(place)/Sources/Screen/\(name)/b.swift", "import Foundation\n")
    }
    try FileManager.default.createDirectory(
      atPath: scratch.path("\(place)/scripts"), withIntermediateDirectories: true)
    for name in ["install", "shared.sh"] {
      try FileManager.default.copyItem(
        at: root.appending(path: "scripts/\(name)"),
        to: scratch.folder.appending(path: "\(place)/scripts/\(name)"))
    }
    try script("\(place)/scripts/setup", "")
    try script("\(place)/.build-manual/debug/generate-manual", Self.manual)
    for (name, text) in Self.programs { try script("programs/\(name)", text) }
    for name in ["spoken", "spoken-espeak-worker"] { try script("made/\(name)", "echo made") }
    for name in ["libespeak-ng.a", "libsonic.so.0"] { try scratch.create("made/lib/\(name)") }
    try scratch.create("made/lib/pkgconfig/espeak-ng.pc", "Name: e\nLibs: -L/lib -lespeak-ng\n")
  }

  private func script(_ name: String, _ text: String) throws {
    let file = try scratch.create(name, "#!/bin/sh\n\(text)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func install(_ arguments: String...) throws -> Run {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      scratch.folder.appending(path: "\(Self.folder)/scripts/install"), arguments,
      in: scratch.folder,
      environment: [
        "PATH": "\(scratch.path("programs")):\(path)", "PRODUCTS": scratch.path("made"),
        "PKG_CONFIG_PATH": "",
      ])
  }

  /// The files below the prefix, by their paths from there.
  private var installed: Set<String> {
    let names = FileManager.default.enumerator(atPath: prefix)?.compactMap { $0 as? String } ?? []
    return Set(
      names.filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(prefix)/\($0)", isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }

  @Test func `what was installed is listed and removed, and nothing else`() throws {
    let others: Set = [
      "bin/other", "share/man/man1/other.1", "share/man/man1/spoken-other.1",
      "share/spoken/voices/mine.yaml", "share/doc/spoken/notes.md", "share/fish/config.fish",
    ]
    for name in others { try scratch.create("prefix/\(name)", "mine") }
    let first = try install(prefix)
    #expect(first.status == 0, "\(first)")
    let made = installed.subtracting(others)
    #expect(
      made.isSuperset(of: [
        "bin/spoken", "bin/spoken-espeak-worker", "share/spoken/voices/a.yaml",
        "share/man/man1/spoken.1", "share/man/man1/spoken-check.1", "share/doc/spoken/README.md",
        "share/doc/spoken/docs/a.md", "share/bash-completion/completions/spoken",
        "share/spoken/schemas/screen.schema.json", "share/spoken/schemas/claim.schema.json",
      ]))
    let live = made.filter { $0.starts(with: "share/spoken/live/") }
    #expect(
      live
        == Set(
          (Self.live + ["Sources/Screen/ScreenTree/b.swift"]).map { "share/spoken/live/\($0)" }))
    let list = try String(contentsOfFile: prefix + "/share/spoken/installed.txt", encoding: .utf8)
    #expect(
      Set(list.split(separator: "\n").map(String.init))
        == made.subtracting(["share/spoken/installed.txt"]))
    let removed = try install("--remove", prefix)
    #expect(removed.status == 0 && installed == others, "\(removed) \(installed)")
  }

  @Test func `what an older version installed goes with the newer one`() throws {
    #expect(try install(prefix).status == 0)
    let voices = scratch.folder.appending(path: "\(Self.folder)/voices")
    try FileManager.default.moveItem(
      at: voices.appending(path: "a.yaml"), to: voices.appending(path: "b.yaml"))
    let second = try install(prefix)
    #expect(second.status == 0, "\(second)")
    #expect(installed.contains("share/spoken/voices/b.yaml"))
    #expect(!installed.contains("share/spoken/voices/a.yaml"))
    #expect(try install("--remove", prefix).status == 0)
    #expect(installed == [])
  }

  @Test(arguments: ["../victim", "a/../../victim", "share/.."])
  func `a list that leads out of the prefix removes nothing`(line: String) throws {
    try scratch.create("victim", "mine")
    try scratch.create("prefix/share/spoken/installed.txt", line + "\n")
    let run = try install("--remove", prefix)
    #expect(run.status == 1 && run.errors.contains("names a file outside of"), "\(run)")
    #expect(try scratch.bytes("victim") == Array("mine".utf8))
  }

  @Test func `says that nothing was installed`() throws {
    let run = try install("--remove", prefix)
    #expect(run.status == 1 && run.errors.contains("nothing was installed under \(prefix)"))
    #expect(try install("--remove", prefix, "more").errors.contains("one prefix at most"))
  }

  #if os(Linux)
    @Test func `the engine is found whatever the path of the checkout has in it`() throws {
      #expect(try install(prefix).status == 0)
      let engine = "\(Self.folder)/.build/engine"
      let libraries = try String(decoding: scratch.bytes("\(engine)/espeak-ng.pc"), as: UTF8.self)
      #expect(
        libraries == """
          Name: e
          Libs: -L.build/engine -L${libdir} -l:libespeak-ng-restorable.a -l:libsonic.so.0 -lm

          """)
      let packages = try String(decoding: scratch.bytes("made/packages"), as: UTF8.self)
      #expect(packages.split(separator: "\n").first.map(String.init) == scratch.path(engine))
    }
  #endif
}
