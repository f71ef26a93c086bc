import ArgumentParser
import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import SpokenCommand

private func text(of path: String) throws -> String {
  try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

@Test func `the page on sound shows a recipe as it is`() throws {
  let recipe = "voices/earcons/deletion.yaml"
  let block = try "<!-- \(recipe) -->\n```yaml\n\(text(of: recipe))```\n"
  #expect(try text(of: "docs/sound.md").contains(block))
}

@Test(arguments: [
  ("docs/README.md", "samples/name-role-value.transcript"),
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
  // How long it plays, with one digit: 22,050 samples a second of two bytes.
  let seconds = (Double(recorded.count) / 4_410).rounded() / 10
  #expect(readme.contains("(samples/hello.screen.yaml) (\(seconds) s)"), "\(seconds)")
  // When this fails: scripts/update-goldens. Another version of the engine speaks a little faster or
  // slower; other words or pauses make a greater difference than a tenth of a second.
  #expect(abs(now.count - recorded.count) < 22_050 / 10 * 2, "\(now.count) \(recorded.count)")
}

@Test(arguments: [
  ("README.md", 7_000), ("ARCHITECTURE.md", 9_216), ("docs/live-views.md", 10_000),
])
func `a page that everybody reads stays short`(page: String, most: Int) throws {
  #expect(try text(of: page).utf8.count <= most)
}

@Test func `README has the figures of the page on fidelity`() throws {
  let page = try text(of: "docs/fidelity.md")
  let stops = try #require(page.firstMatch(of: #/, (\d+) stops heard: (\d+) equal/#)).output
  let table = try #require(page.firstMatch(of: #/\| SF Symbols \|[\s\S]*?\n\| all \| (\d+) \|/#))
  let readme = try text(of: "README.md")
  #expect(readme.contains("agrees at \(stops.2) of \(stops.1) stops"), "\(stops)")
  #expect(readme.contains("labels or names of \(table.output.1) SF Symbols"), "\(table.output.1)")
}

@Test func `README and the guide to views begin with the app as it stands`() throws {
  for page in ["README.md", "docs/live-views.md"] {
    let commands = try text(of: page).matches(of: #/```sh\n([^`]*)```/#).first?.1
    #expect(commands?.contains("--app MyApp.xcodeproj") == true, "\(page)")
  }
}

@Test func `the page on how it sounds has its first seconds before and after`() throws {
  let page = try text(of: "docs/speech.md")
  let sounds = try ["before", "after"].map { name in
    #expect(page.contains("(audio/wallet-\(name).mp3)"))
    return try Data(contentsOf: root.appending(path: "docs/audio/wallet-\(name).mp3"))
  }
  #expect(sounds[0] != sounds[1])
  #expect(sounds.allSatisfy { $0.count > 50_000 && $0.count < 300_000 })
}

@Test(arguments: ["cart-1.yaml", "cart-1.txt", "cart-2.yaml", "cart-2.txt"])
func `the tutorial shows its files as they are`(file: String) throws {
  let path = "Sources/Library/SpokenScreen/SpokenScreen.docc/Resources/\(file)"
  let language = file.hasSuffix(".yaml") ? "yaml" : ""
  let block = try "<!-- \(path) -->\n```\(language)\n\(text(of: path))```\n"
  #expect(try text(of: "docs/tutorial.md").contains(block))
}

@Test func `the commands of the tutorial do what it says`() throws {
  let scratch = try Scratch()
  let resources = "Sources/Library/SpokenScreen/SpokenScreen.docc/Resources"
  _ = try scratch.create("cart.screen.yaml", text(of: "\(resources)/cart-1.yaml"))
  let lint = try spoken("lint", "cart.screen.yaml", in: scratch.folder)
  #expect(lint.output.contains("trash"), "\(lint)")
  let why = try spoken("explain", "cart.screen.yaml", "--word", "trash", in: scratch.folder)
  #expect(why.status == 0 && why.output.contains("symbol"), "\(why)")
  _ = try scratch.create("cart.screen.yaml", text(of: "\(resources)/cart-2.yaml"))
  #expect(try spoken("check", "--update", "cart.screen.yaml", in: scratch.folder).status == 0)
  #expect(try spoken("check", ".", in: scratch.folder).status == 0)
  let apart = try text(of: "\(resources)/cart-2.yaml").replacing("    element: combine\n", with: "")
  _ = try scratch.create("cart.screen.yaml", apart)
  let check = try spoken("check", ".", in: scratch.folder)
  #expect(check.status == 1)
  #expect(try text(of: "docs/tutorial.md").contains("```\n\(check.output)```\n"), "\(check)")
}

@Test func `the walkthrough of its page runs on the screen of the page on screens`() throws {
  func example(_ page: String) throws -> String {
    let block = try text(of: page).firstMatch(of: #/```yaml\n([^`]*)```/#)
    let found = try #require(block)
    return String(found.output.1)
  }
  let scratch = try Scratch()
  _ = try scratch.create("budgets.screen.yaml", example("docs/screen-file.md"))
  _ = try scratch.create("over.walk.yaml", example("docs/walkthrough-file.md"))
  let run = try spoken("transcript", "over.walk.yaml", in: scratch.folder)
  #expect(run.status == 0 && run.errors == "", "\(run)")
  #expect(run.output.hasSuffix("> next\nAda, Send challenge, Button\n"), "\(run)")
}

@Test(arguments: ["docs/installing.md", "docs/checking.md"])
func `the workflows of a page name inputs that the action has`(page: String) throws {
  let action = try text(of: "action.yml")
  for line in try text(of: page).split(separator: "\n") where line.contains("with: {") {
    guard line.contains("paths:") else { continue }
    for word in line.matches(of: #/(?<name>[a-z]+):/#).dropFirst() {
      #expect(action.contains("\n  \(word.output.name):\n"), "\(word.output.name)")
    }
  }
}

@Test func `the commands of the page on listening have options that exist`() throws {
  let page = "docs/pages.md"
  let blocks = try text(of: page).matches(of: #/```sh\n([^`]*)```/#).map(\.output.1)
  let lines = blocks.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("spoken ") }
  #expect(!lines.isEmpty)
  for line in lines where !line.contains("|") && !line.contains("<") {
    let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
    #expect(throws: Never.self, "\(line)") { _ = try Spoken.parseAsRoot(words) }
  }
}
