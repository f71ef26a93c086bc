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

@Test func `README's recording is that of its sample`() throws {
  let readme = try text(of: "README.md")
  #expect(
    readme.contains("(docs/audio/hello.wav)") && readme.contains("(samples/hello.screen.yaml)"))
  let scratch = try Scratch()
  let input = root.appending(path: "samples/hello.screen.yaml").path
  let run = try spoken("render", input, "-o", "x.wav", "--quiet", in: scratch.folder)
  #expect(run == Run(status: 0, output: "", errors: ""))
  let now = try waveData(of: scratch.folder.appending(path: "x.wav"))
  let recorded = try waveData(of: root.appending(path: "docs/audio/hello.wav"))
  // When this fails: scripts/update-goldens. Another version of the engine speaks a little faster or
  // slower; other words or pauses make a greater difference than a tenth of a second.
  #expect(abs(now.count - recorded.count) < 22_050 / 10 * 2, "\(now.count) \(recorded.count)")
}
