import Foundation
import Testing

private func text(of path: String) throws -> String {
  try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

@Test func `the page on sound shows a recipe as it is`() throws {
  let recipe = "voices/earcons/deletion.yaml"
  let block = try "<!-- \(recipe) -->\n```yaml\n\(text(of: recipe))```\n"
  #expect(try text(of: "docs/audio.md").contains(block))
}

@Test(arguments: [
  ("README.md", "samples/name-role-value.transcript"),
  ("docs/transcript.md", "samples/wallet-friends-combined.transcript"),
])
func `a page shows the transcript of its sample as it is`(page: String, golden: String) throws {
  let block = try "<!-- \(golden) -->\n```\n\(text(of: golden))```\n"
  #expect(try text(of: page).contains(block))
}
