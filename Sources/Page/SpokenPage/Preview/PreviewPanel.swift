/// What a page has in a preview: the choice of inputs, the errors of the file, and a walk by keys.
package struct PreviewPanel: Hashable, Sendable {
  /// The path of the script, from the place of the page.
  package static let scriptPath = "preview.js"
  /// The path of the style sheet, from the place of the page.
  package static let stylePath = "preview.css"
  /// The script: the one of a page, and what follows the server.
  package static let script = PageScript.player + PreviewScript.text
  /// The style besides that of a page.
  package static let style = PreviewStyle.text

  /// The content security policy, which a server sends as a header.
  package static let policy = [
    "default-src 'none'", "script-src 'self'",
    // The page keeps the inline style of a file, so the digest is allowed beside the server's own
    // sheet.
    "style-src 'self' 'sha256-\(PagePolicy.styleDigest)'", "img-src data:", "media-src blob:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The names of the inputs.
  package var inputs: [String]
  /// The name of the input that is shown.
  package var input: String
  /// The version that is shown; another run of the server has other ones.
  package var version: String
  /// The settings that can be changed on the page.
  package var settings: [Setting]
  /// The key by which the page comes back to another run of the server.
  package var key: String

  /// A panel from its parts.
  package init(
    inputs: [String], input: String, version: String, settings: [Setting] = [], key: String
  ) {
    (self.inputs, self.input, self.version) = (inputs, input, version)
    (self.settings, self.key) = (settings, key)
  }

  var html: HTML {
    """
    <section id="preview" aria-label="Preview" data-input="\(input)" data-version="\(version)" data-key="\(key)">
    <div class="preview-row">
    <label\("hidden", inputs.count < 2 ? "" : nil)>Input <select id="preview-input">\(inputs.map(option))</select></label>
    <label><input id="preview-speak" type="checkbox" checked> Speak what changed</label>
    <a id="preview-export" href="export" download>Save as a page</a>
    <p id="preview-state" role="status">Connecting</p>
    </div>
    \(walk)
    \(settingList)</section>

    """
  }

  /// The errors of the file, which stay in sight wherever the page is scrolled to.
  var errors: HTML {
    """
    <section class="errors" aria-label="Errors"><ul id="preview-findings" aria-label="Errors in the file" tabindex="0" hidden></ul></section>

    """
  }

  private var settingList: HTML {
    guard !settings.isEmpty else { return "" }
    return """
      <details id="preview-settings"><summary>Settings of VoiceOver</summary>
      <div class="settings" role="group" aria-label="Settings of VoiceOver">
      \(settings.filter { !$0.isOfMac }.map(\.html))</div>
      \(macSettings)</details>

      """
  }

  private var macSettings: HTML {
    let list = settings.filter(\.isOfMac).map(\.html)
    guard !list.isEmpty else { return "" }
    return """
      <fieldset class="settings"><legend>On the Mac</legend>
      \(list)</fieldset>

      """
  }

  private func option(_ name: String) -> HTML {
    let selected: HTML = name == input ? " selected" : ""
    return "<option\(selected)>\(name)</option>"
  }

  /// The walk: a button for the most common gestures, and a place for the keys of `spoken walk`,
  /// which grows with what is said and so stands below the buttons.
  private var walk: HTML {
    """
    <div id="walk-buttons" class="preview-row">
    <button type="button" data-gesture="previous">Previous</button>
    <button type="button" data-gesture="next">Next</button>
    <button type="button" data-gesture="activate">Double-tap</button>
    <button type="button" data-gesture="turnRotor">Rotor</button>
    <button type="button" data-gesture="rotorNext">Rotor down</button>
    <button type="button" data-gesture="rotorPrevious">Rotor up</button>
    <button type="button" data-gesture="actions">Actions</button>
    <button type="button" data-gesture="readAll">Read all</button>
    <button type="button" data-gesture="shiftTab">Back by Tab</button>
    <button type="button" data-gesture="tab">On by Tab</button>
    </div>
    <div id="walk" role="application" tabindex="0" aria-label="Walk" aria-describedby="walk-help">
    <div id="walk-said">Focus here and swipe with the arrow keys.</div>
    <p id="walk-rotor" class="facts"></p>
    </div>
    <p id="walk-help" class="facts">Left and Right swipe, Space double-taps, R turns the rotor, Up and Down flick, A offers actions, H repeats, a full stop reads from here, T and Shift-T are the Tab key, Escape goes back. A tap or a drag on the drawing explores.</p>
    <details id="walk-why"><summary>Why these words</summary>
    <p id="walk-source" class="source"></p>
    <dl id="walk-reasons"></dl>
    </details>
    """
  }
}
