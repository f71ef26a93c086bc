import Foundation
import SpokenClaim
import SpokenInputs
import SpokenScreen
import TestSupport
import Testing

struct ClaimTests {
  private func claim() throws -> Claim {
    var claim = Claim()
    claim.add(
      try claimed(
        "- Text: Your | order\n- Button: btn_pay\n  hint: Pays\n  onActivate: { announce: Paid }",
        steps: "- next\n- activate\n- wait: 5s"))
    claim.add(try claimed("- Text: Help\n- Image: bag\n  decorative: true"))
    claim.add(.missing("no.walk.yaml"), of: "no.walk.yaml")
    return claim
  }

  @Test func `the sums are in a sentence`() throws {
    let claim = try claim()
    #expect(claim.summary == "3 tasks: 1 pass, 1 fail, 1 not read")
    #expect(!claim.isGood)
  }

  @Test func `the text has a line for each criterion and each fault`() throws {
    let lines = try claim().text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Buying · buying.walk.yaml: fail")
    #expect(lines[1].hasPrefix("  pass: Labels exist. "))
    #expect(lines[2] == "  fail: Labels are for people. 1 problem found.")
    #expect(lines[3].hasSuffix("[file-name-label]"))
  }

  @Test func `the Markdown has a table, the evidence of each line, and its limits`() throws {
    let text = try claim().markdown
    #expect(text.contains("| Task | All | Labels exist | Labels are for people |"))
    #expect(text.contains("| `Buying` | fail | pass | fail |"))
    #expect(text.contains("### What a recording would settle"))
    #expect(text.contains("   - then `Pays`\n"))
    #expect(text.contains("- left out: `bag` (`decorative`)"))
    #expect(text.contains("## Not read\n\n- `no.walk.yaml: there is no such file`\n"))
    for limit in Claim.limits { #expect(text.contains("- \(limit)\n")) }
  }

  @Test func `the JSON has what its schema says, and nothing else`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(ClaimSchema.json.utf8))
    let json = try JSONSerialization.jsonObject(with: Data(try claim().json().utf8))
    #expect(schemaFaults(of: json, by: schema, at: "claim") == [])
    // The check itself finds what is wrong.
    #expect(schemaFaults(of: ["about": 1], by: schema, at: "claim").count > 2)
  }
}
