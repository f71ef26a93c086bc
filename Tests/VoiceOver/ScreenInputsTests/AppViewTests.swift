import SpokenScreen
import TestSupport
import Testing

struct AppViewTests {
  /// A view that is read from the text of a screen, and how often it was opened.
  private func view(_ name: String = "Cart", in file: String? = nil) -> AppView {
    AppView(name, in: file) { reader throws(ScenarioError) in
      try reader.read(Array("screen: Cart\nviews:\n  - Button: Pay\n".utf8), path: "Cart.swift")
    }
  }

  @Test(arguments: [
    ("Cart", "Cart.transcript"), ("Cart, empty", "Cart--empty.transcript"),
    ("Größe 2/3", "Größe-2-3.transcript"), ("../x", "---x.transcript"), ("買い物", "買い物.transcript"),
  ])
  func `its golden has letters and digits of its name`(name: String, golden: String) {
    let input = CheckInput(view(name), goldens: "a/Previews")
    #expect(input.golden == "a/Previews/\(golden)")
    #expect(input.path == name && input.folder == "a/Previews")
    #expect(input.recording == "a/Previews/\(golden.dropLast(".transcript".count)).heard.json")
  }

  @Test func `is reported under the file that declares it, or its name`() {
    #expect(CheckInput(view(), goldens: ".").reported == "Cart")
    #expect(
      CheckInput(view("Cart", in: "Shop/Cart.swift"), goldens: ".").reported == "Shop/Cart.swift")
    #expect(CheckInput("a.screen.yaml").reported == "a.screen.yaml")
  }

  @Test func `is opened with the options of a reader`() throws {
    let reader = ScenarioReader(platform: .macos, language: "de-DE")
    let reading = try reader.read(CheckInput(view(), goldens: "."))
    #expect(reading.view?.name == "Cart")
    #expect(reading.scenario.platform == .macos && reading.scenario.language == "de-DE")
  }

  @Test func `another input is the file that it names`() throws {
    let scratch = try Scratch(["a.screen.yaml": "screen: A\nviews:\n  - Text: B\n"])
    let reading = try ScenarioReader().read(CheckInput(scratch.path("a.screen.yaml")))
    #expect(reading.view == nil && reading.scenario.title == "A")
  }

  @Test func `two of one name are the same`() {
    #expect(view("A", in: "a.swift") == view("A", in: "b.swift"))
    #expect(Set([view("A"), view("A"), view("B")]).count == 2)
  }

  @Test func `a language without words has a note`() {
    #expect(ScenarioReader.note(on: "en-GB", in: "a") == nil)
    #expect(
      ScenarioReader.note(on: "tlh", in: "a")
        == "a: VoiceOver's words are not known for 'tlh'; English ones are used")
    #expect(
      ScenarioReader.note(on: "Japanese", in: "a")
        == "a: VoiceOver's words are not known for 'Japanese'; English ones are used. Did you mean 'ja'?"
    )
  }
}
