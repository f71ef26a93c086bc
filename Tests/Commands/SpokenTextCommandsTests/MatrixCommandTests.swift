import CommandTestSupport
import Testing

struct MatrixCommandTests {
  @Test func `shows what platforms, languages and settings make of a screen`() throws {
    let run = try spoken(
      "matrix", "samples/name-role-value.screen.yaml", "--platforms", "ios,macos", "--languages",
      "en,de", "--settings", "default,speakHints=false")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("  ios de default             Volume, 50 %, Einstellbar"))
    #expect(run.output.contains("  macos en speakHints=false  50%, Volume, Slider"))
  }

  @Test func `refuses a table of one column and one of too many`() throws {
    let file = "samples/hello.screen.yaml"
    #expect(try spoken("matrix", file).status == 64)
    #expect(try spoken("matrix", file, "--platforms", "ios").status == 64)
    let many = (0..<65).map { _ in "en" }.joined(separator: ",")
    #expect(try spoken("matrix", file, "--languages", many).status == 64)
  }

  @Test(arguments: [
    (["--platforms", "ios,vms"], 64, "there is no platform 'vms'; there are ios, ipados, macos"),
    (
      ["--languages", "xx,en"], 64,
      "VoiceOver's words are not known for the language 'xx'; there are en, de, ru"
    ),
    (
      ["--settings", "nope,terse"], 66,
      "there is no settings file and no preset 'nope'; the presets are default, verbose, terse"
    ),
    (["--settings", "terse,nope=1"], 64, "there is no setting 'nope'; there are"),
  ]) func `reports which name is wrong`(arguments: [String], status: Int, message: String) throws {
    let run = try spoken(["matrix", "samples/hello.screen.yaml"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("spoken <subcommand>"))
    #expect(run.output == "")
  }
}
