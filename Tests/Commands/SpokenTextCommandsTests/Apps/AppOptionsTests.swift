import CommandTestSupport
import Testing

struct AppOptionsTests {
  @Test(arguments: [
    ["transcript"], ["inspect", "--stage", "screen"], ["cost"],
    ["diff", "a.transcript"],
    ["matrix", "--platforms", "ios,macos"], ["play"], ["render", "-o", "a.wav"], ["walk"],
    ["player", "-o", "a.html"], ["preview"],
  ])
  func `a command needs an input or an app`(words: [String]) {
    let run = printed(by: words)
    #expect(run.status == 64)
    #expect(run.errors.contains("name an input, or an app by --app PROJECT"), "\(run)")
  }

  @Test(arguments: [
    ["transcript", "a.yaml"], ["explain", "a.yaml"], ["inspect", "a.yaml", "--stage", "screen"],
    ["cost", "a.yaml"], ["check", "a.yaml"], ["diff", "a.transcript", "a.yaml"],
    ["matrix", "a.yaml", "--platforms", "ios,macos"], ["play", "a.yaml"], ["lint", "a.yaml"],
    ["render", "a.yaml", "-o", "a.wav"], ["walk", "a.yaml"], ["player", "a.yaml", "-o", "a.html"],
    ["preview", "a.yaml"],
  ])
  func `an app takes the place of an input`(words: [String]) {
    let run = printed(by: words + ["--app", "none.xcodeproj"])
    #expect(run.status == 64)
    #expect(
      run.errors.contains("--app takes the place of an input; leave out 'a.yaml'"), "\(run)")
  }

  @Test(arguments: [
    (["transcript", "a", "--preview", "X"], "--preview names a preview of --app"),
    (["transcript", "a", "--target", "X"], "--target names a target of --app"),
    (["transcript", "a", "--app-report", "x.json"], "--app-report is about the files of --app"),
    (["transcript", "a", "--strict"], "--strict is about the files of --app"),
    (["check", "a", "--goldens", "x"], "--goldens is the folder of the goldens of --app"),
    (["explain", "--app", "x", "--from", "appium"], "--from and --all are for captures"),
    (["cost", "--app", "x", "--all"], "--from and --all are for captures"),
    (
      ["transcript", "--app", "x", "--app-program", "y"],
      "--app builds a program, and --app-program is a finished one; name one"
    ),
    (
      ["walk", "--app", "x", "--record", "a.walk.yaml"],
      "--record writes a walkthrough of a screen file, and an app is none"
    ),
    (
      ["render", "--app", "x", "-o", "out", "--shard", "1/2"],
      "--shard parts the inputs of folders, and an app is one input"
    ),
    (
      ["verify", "a.heard.json", "--app", "x", "--against", "y"],
      "--app takes the place of --against"
    ),
    (["previews"], "name an app by --app PROJECT"),
    (["lsp", "--app", "x"], "an editor opens files; leave out --app and --app-program"),
    (["doctor", "--app-program", "x"], "doctor examines the project of --app"),
  ])
  func `options that need an app, or exclude one, say so`(words: [String], message: String) {
    let run = printed(by: words)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run)")
  }

  @Test func `lint counts warnings with --strict, with an app or without`() throws {
    let run = try spoken("lint", "samples/hello.screen.yaml", "--strict", "--quiet")
    #expect(run.status == 0, "\(run)")
  }

  #if os(Linux)
    @Test func `a project that is not there is an error with its name`() {
      let run = printed(by: ["transcript", "--app", "nowhere.xcodeproj"])
      #expect(run.status == 65)
      #expect(run.errors.contains("nowhere.xcodeproj"), "\(run)")
    }
  #endif
}
