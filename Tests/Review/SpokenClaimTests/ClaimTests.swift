import Foundation
import SpokenClaim
import SpokenInputs
import SpokenScreen
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
    #expect(faults(of: json, by: schema, at: "claim") == [])
    // The check itself finds what is wrong.
    #expect(faults(of: ["about": 1], by: schema, at: "claim").count > 2)
  }

  /// How a value differs from a schema of the few kinds that are used.
  private func faults(of value: Any, by schema: Any, at place: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return ["\(place): no schema"] }
    if let choices = schema["anyOf"] as? [Any] {
      let all = choices.map { faults(of: value, by: $0, at: place) }
      return all.contains([]) ? [] : all.flatMap { $0 }
    }
    if let words = schema["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(place): \(value)"]
    }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    if value is NSNull { return types.contains("null") ? [] : ["\(place): null"] }
    switch types.first {
    case "string": return value is String ? [] : ["\(place): no text"]
    case "integer", "boolean": return value is NSNumber ? [] : ["\(place): no number"]
    case "array":
      guard let items = value as? [Any] else { return ["\(place): no list"] }
      return items.flatMap { faults(of: $0, by: schema["items"] ?? "", at: place + "[]") }
    default:
      guard let object = value as? [String: Any],
        let properties = schema["properties"] as? [String: Any]
      else { return ["\(place): no object"] }
      let needed = Set(schema["required"] as? [String] ?? []).subtracting(object.keys)
      return needed.sorted().map { "\(place).\($0) is missing" }
        + object.flatMap { key, inner in
          properties[key].map { faults(of: inner, by: $0, at: "\(place).\(key)") }
            ?? ["\(place).\(key) is unknown"]
        }
    }
  }
}
