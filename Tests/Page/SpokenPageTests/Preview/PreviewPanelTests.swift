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
        <ul id="preview-findings" aria-label="Errors in the file" hidden></ul>
        <div id="walk" role="application" tabindex="0" aria-label="Walk" aria-describedby="walk-help">

        """))
  }

  @Test(arguments: [
    (["a"], "<label hidden=\"\">Input <select id=\"preview-input\"><option selected>a</option>"),
    ([], "<label hidden=\"\">Input <select id=\"preview-input\"></select></label>"),
    (["b", "c"], "<label>Input <select id=\"preview-input\"><option>b</option><option>c</option>"),
  ]) func `hides the choice when there is none`(inputs: [String], part: String) {
    let panel = PreviewPanel(inputs: inputs, input: "a", version: "1", key: "0f")
    #expect(panel.html.text.contains(part))
  }

  @Test func `lists the settings between the errors and the walk`() {
    let panel = PreviewPanel(
      inputs: ["a"], input: "a", version: "1",
      settings: [
        .init("speakHints", meaning: "whether hints are spoken", value: "true"),
        .init(
          "traits", meaning: "where \"Button\" is spoken", value: "after",
          choices: ["before", "after"]),
      ], key: "0f")
    #expect(
      panel.html.text.contains(
        """
        hidden></ul>
        <details id="preview-settings"><summary>Settings of VoiceOver</summary>
        <div class="preview-row" role="group" aria-label="Settings of VoiceOver">
        <label><input type="checkbox" data-setting="speakHints" checked> Hints are spoken</label>
        <label>Where &quot;Button&quot; is spoken <select data-setting="traits"><option>before</option><option selected>after</option></select></label>
        </div>
        </details>
        <div id="walk"
        """))
  }

  @Test func `has a button for each common gesture`() {
    let text = PreviewPanel(inputs: ["a"], input: "a", version: "1", key: "0f").html.text
    #expect(
      text.matches(of: #/data-gesture="(\w+)">([^<]+)</#).map { "\($0.1) \($0.2)" } == [
        "previous Previous", "next Next", "activate Double-tap", "turnRotor Rotor",
        "rotorNext Rotor down", "rotorPrevious Rotor up", "readAll Read all",
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
