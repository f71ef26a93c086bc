import Testing

@testable import SpokenPage

struct PreviewPanelTests {
  @Test func `lists the inputs, the shown one selected, and escapes their names`() {
    let panel = PreviewPanel(inputs: ["a&b", "c"], input: "c", version: "x\"1", key: "0f")
    #expect(
      panel.html.text.hasPrefix(
        """
        <section id="preview" aria-label="Preview" data-input="c" data-version="x&quot;1" data-key="0f">
        <div class="preview-row">
        <label>Input <select id="preview-input"><option>a&amp;b</option><option selected>c</option></select></label>
        <label><input id="preview-speak" type="checkbox" checked> Speak what changed</label>
        <a id="preview-export" href="export" download>Save as a page</a>
        <p id="preview-state" role="status">Connecting</p>
        </div>
        <div id="walk-buttons" class="preview-row">
        <button type="button" data-gesture="previous">Previous</button>

        """))
  }

  @Test func `what is said stands below the buttons, which it would move`() throws {
    let text = PreviewPanel(inputs: ["a"], input: "a", version: "1", key: "0f").html.text
    let box = try #require(
      text.firstRange(of: "<div id=\"walk\" role=\"application\" tabindex=\"0\""))
    let last = try #require(text.firstRange(of: "data-gesture=\"tab\""))
    #expect(last.upperBound < box.lowerBound)
  }

  @Test(arguments: [
    (["a"], "<label hidden=\"\">Input <select id=\"preview-input\"><option selected>a</option>"),
    ([], "<label hidden=\"\">Input <select id=\"preview-input\"></select></label>"),
    (["b", "c"], "<label>Input <select id=\"preview-input\"><option>b</option><option>c</option>"),
  ]) func `hides the choice when there is none`(inputs: [String], part: String) {
    let panel = PreviewPanel(inputs: inputs, input: "a", version: "1", key: "0f")
    #expect(panel.html.text.contains(part))
  }

  @Test func `the errors have a list of their own, which the keyboard reaches`() {
    let panel = PreviewPanel(inputs: ["a"], input: "a", version: "1", key: "0f")
    #expect(
      panel.errors.text == """
        <section class="errors" aria-label="Errors"><ul id="preview-findings" aria-label="Errors in the file" tabindex="0" hidden></ul></section>

        """)
  }

  @Test func `lists the settings below the walk`() {
    let panel = PreviewPanel(
      inputs: ["a"], input: "a", version: "1",
      settings: [.init("speakHints", meaning: "whether hints are spoken", value: "true")],
      key: "0f")
    #expect(
      panel.html.text.hasSuffix(
        """
        </details>
        <details id="preview-settings"><summary>Settings of VoiceOver</summary>
        <div class="settings" role="group" aria-label="Settings of VoiceOver">
        <label><input type="checkbox" data-setting="speakHints" checked> Hints are spoken</label>
        </div>
        </details>
        </section>

        """))
  }

  @Test func `settings that only the Mac has are apart`() {
    let panel = PreviewPanel(
      inputs: ["a"], input: "a", version: "1",
      settings: [
        .init("grouping", meaning: "whether groups", value: "true", isOfMac: true),
        .init("links", meaning: "whether links", value: "true"),
      ], key: "0f")
    #expect(
      panel.html.text.hasSuffix(
        """
        <div class="settings" role="group" aria-label="Settings of VoiceOver">
        <label><input type="checkbox" data-setting="links" checked> Links</label>
        </div>
        <fieldset class="settings"><legend>On the Mac</legend>
        <label><input type="checkbox" data-setting="grouping" checked> Groups</label>
        </fieldset>
        </details>
        </section>

        """))
  }

  @Test(
    arguments: [
      (
        .init("a", meaning: "whether b", value: "false"),
        "<label><input type=\"checkbox\" data-setting=\"a\"> B</label>\n"
      ),
      (
        .init(
          "traits", meaning: "where \"Button\" is spoken", value: "after",
          control: .choice(["before", "after"])),
        """
        <label>Where &quot;Button&quot; is spoken <select data-setting="traits"><option>before</option>\
        <option selected>after</option></select></label>

        """
      ),
      (
        .init("x", meaning: "y", value: "other", control: .choice(["a"])),
        """
        <label>Y <select data-setting="x"><option>a</option><option selected>other</option></select></label>

        """
      ),
      (
        .init("actions", meaning: "how", value: "sound", control: .several(["speak", "sound"])),
        """
        <fieldset data-setting="actions"><legend>How</legend>
        <label><input type="checkbox" value="speak"> speak</label>
        <label><input type="checkbox" value="sound" checked> sound</label>
        </fieldset>

        """
      ),
      (
        .init("rate", meaning: "how far", value: "20", control: .number(1...100)),
        """
        <label>How far <input type="number" data-setting="rate" value="20" min="1" max="100"></label>

        """
      ),
      (
        .init("hintDelay", meaning: "the silence", value: "1.1s", control: .text([], "a time")),
        """
        <label>The silence <input type="text" data-setting="hintDelay" value="1.1s" title="a time"></label>

        """
      ),
      (
        .init("p", meaning: "which", value: "{\"#\":1}", control: .text(["all"], "all; or JSON")),
        """
        <label>Which <input type="text" data-setting="p" value="{&quot;#&quot;:1}" title="all; or JSON" \
        list="words-p"><datalist id="words-p"><option>all</option></datalist></label>

        """
      ),
    ] as [(PreviewPanel.Setting, String)])
  func `each kind of setting has its control`(setting: PreviewPanel.Setting, html: String) {
    #expect(setting.html.text == html)
  }

  @Test func `has a button for each common gesture`() {
    let text = PreviewPanel(inputs: ["a"], input: "a", version: "1", key: "0f").html.text
    #expect(
      text.matches(of: #/data-gesture="(\w+)">([^<]+)</#).map { "\($0.1) \($0.2)" } == [
        "previous Previous", "next Next", "activate Double-tap", "turnRotor Rotor",
        "rotorNext Rotor down", "rotorPrevious Rotor up", "actions Actions", "readAll Read all",
        "shiftTab Back by Tab", "tab On by Tab",
      ])
    #expect(text.hasSuffix("<dl id=\"walk-reasons\"></dl>\n</details>\n</section>\n"))
  }

  @Test func `the policy allows the files and the connection of the server`() {
    #expect(
      PreviewPanel.policy.replacing(PagePolicy.styleDigest, with: "B") == """
        default-src 'none'; script-src 'self'; style-src 'self' 'sha256-B'; img-src data:; \
        media-src blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """)
  }
}
