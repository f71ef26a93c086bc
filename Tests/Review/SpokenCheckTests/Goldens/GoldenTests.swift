import SpokenScreen
import Testing

struct GoldenTests {
  @Test func `reads a header with settings and remarks, and the lines after it`() throws {
    let golden = try #require(
      Golden.read(
        "# A · ios · en-US\r\n# speakHints=false\r\n# kept by hand\n\n> open\n#1, Button\n",
        file: "g"
      ).value)
    #expect(golden.title == "# A · ios · en-US")
    #expect(golden.settings.map { "\($0.key)=\($0.value)" } == ["speakHints=false"])
    #expect(golden.remarks == ["# kept by hand"])
    #expect(golden.patterns.map(\.source) == ["> open", "#1, Button"])
    #expect(golden.patterns.map(\.line) == [5, 6])
  }

  @Test func `keeps what is left out of an app apart from remarks`() throws {
    let golden = try #require(
      Golden.read(
        "# A · ios · en-US\n# left out: B.swift (speakHints=false)\n# by hand\n> open\n", file: "g"
      ).value)
    #expect(golden.leftOut == ["B.swift (speakHints=false)"])
    #expect(golden.remarks == ["# by hand"] && golden.settings.isEmpty)
  }

  @Test func `has no header when it begins with a line`() throws {
    let golden = try #require(Golden.read("Food\n", file: "g").value)
    #expect(golden.title == nil)
  }

  @Test func `reports all faults with their places`() {
    let text = "# A · ios · en-US\n# speakHint=false\n# actions=loud\n> open\n/(/\n"
    let findings = Golden.read(text, file: "g").findings.map { "\($0)".prefix(41) }
    #expect(
      findings == [
        "g:2:1: error: there is no setting 'speakH", "g:3:1: error: the setting actions cannot ",
        "g:5:1: error: the regular expression /(/ ",
      ])
    let faults = Golden.read([0x61, 0x0A, 0x62, 0xFF], file: "g").findings
    #expect(faults.map { "\($0.position)" } == ["2:2"])
  }
}
