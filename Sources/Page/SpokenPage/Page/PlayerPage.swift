package import Foundation
import ScreenScenarios
import SpokenSyntax

/// The page of a recorded walkthrough: one HTML file with everything inside.
///
/// It is readable without its script, which follows the sound, plays lines and moves the cursor.
/// Equal values make equal bytes.
package struct PlayerPage: Sendable {
  /// What the page shows.
  package var data: PageData
  /// The sound.
  package var sound: PageSound
  /// The sound of the older run; nil without a comparison.
  package var oldSound: PageSound?
  /// Pictures behind the drawn screens as PNG, by the index of the screen.
  package var pictures: [Int: Data]
  /// What a server shows beside it; nil for a file.
  package var preview: PreviewPanel?

  /// A page of some data with its sound as MPEG audio, layer III.
  ///
  /// Its origins begin below the folder that all files share.
  package init(
    _ data: PageData, sound: Data, oldSound: Data? = nil, pictures: [Int: Data] = [:]
  ) {
    (self.data, self.sound) = (data.belowSharedFolder(), .inside(sound, type: "audio/mpeg"))
    self.oldSound = oldSound.map { .inside($0, type: "audio/mpeg") }
    self.pictures = pictures
  }

  /// A page whose sound has an address on a server; nil for no sound.
  package init(_ data: PageData, soundAt address: String?, preview: PreviewPanel? = nil) {
    self.data = preview == nil ? data.belowSharedFolder() : data
    (sound, self.preview) = (.at(address), preview)
    pictures = [:]
  }

  /// The whole file.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func text() throws -> String {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      \(head.html)
      </head>
      <body>
      <a class="skip" href="#player">Skip to the player</a>
      \(top)
      \(footer)
      \(PlayerBar(data, sound: sound).html)
      <div id="announcer" class="unseen" role="status"></div>
      <script type="application/json" id="spoken-data">\(.verbatim(try data.scriptText()))</script>
      \(script)
      </body>
      </html>

      """
    return page.text
  }

  /// What is above the footer; title, walk and transcript stand beside the screen.
  private var top: HTML {
    """
    \(preview?.errors ?? "")<div class="desk">
    \(header)
    \(preview?.html ?? "")\(columns)
    </div>
    """
  }

  /// The transcript and the screen; in a preview the screen first, because it follows the walk.
  private var columns: HTML {
    let main: HTML = """
      <main>
      \(ChangeList(data, sound: oldSound).html)
      \(TranscriptList(data).html)
      \(ProblemList(data).html)</main>
      """
    let parts = preview == nil ? [main, stage] : [stage, main]
    return "<div class=\"columns\">\n\(.joined(parts, by: "\n"))\n</div>"
  }

  private var head: PageHead {
    PageHead(
      title: data.title, generator: data.generator,
      styleSheet: preview == nil ? nil : PreviewPanel.stylePath)
  }

  private var script: HTML {
    preview == nil
      ? "<script>\(.verbatim(PageScript.text))</script>"
      : "<script src=\"\(PreviewPanel.scriptPath)\"></script>"
  }

  var header: HTML {
    """
    <header>
    <h1\("lang", data.language.tagUnlessEnglish)>\(data.title)</h1>
    <p class="facts">\(data.model) · \(data.language) · \(duration) · \(count)</p>
    <p class="facts">\(settings)</p>
    \(captures)\(chapters)
    </header>
    """
  }

  private var duration: String { PageTime(frame: data.length, at: data.sampleRate).words }

  /// How many stops there are, and how many were not heard in full.
  private var count: String {
    let lines = data.stops.filter { !$0.segments.isEmpty }
    let lost = lines.count { !$0.isHeardInFull }
    let all = lines.count == 1 ? "1 stop" : "\(lines.count) stops"
    return all + (lost == 0 ? "" : ", \(lost) not heard in full")
  }

  private var settings: HTML {
    guard !data.settings.isEmpty else { return "Default settings" }
    let list = data.settings.map { "<code>\($0)</code>" as HTML }
    return "Settings: \(.joined(list, by: ", "))"
  }

  /// What the captures lack, so that nobody takes missing words for silence.
  private var captures: HTML {
    let lists = data.screens.compactMap { screen in
      screen.capture.map { (format: $0, lacks: screen.lacks ?? []) }
    }
    guard let first = lists.first else { return "" }
    let lacks = Set(lists.flatMap(\.lacks)).sorted()
    let words: HTML =
      lacks.isEmpty
      ? ""
      : ". It lacks \(lacks.joined(separator: ", ")), which a device may speak and this page does not"
    return """
      <p class="facts" id="capture">Read from a capture (\(first.format))\(words).</p>

      """
  }

  private var chapters: HTML {
    guard data.chapters.count > 1 else { return "" }
    let items = data.chapters.map { chapter -> HTML in
      let time = PageTime(frame: chapter.frame, at: data.sampleRate).clock
      return """
        <li><a href="#stop-\(chapter.stop)"><span\("lang", data.language.tagUnlessEnglish)>\(chapter.title)</span> <span class="time">\(time)</span></a></li>

        """
    }
    return "<nav aria-label=\"Chapters\">\n<ol>\n\(items)</ol>\n</nav>"
  }

  /// The drawn screens and, when the script runs, the reasons of the current line.
  var stage: HTML {
    let screens = data.screens.indices.map {
      DrawnScreen(data.screens[$0], number: $0, picture: pictures[$0]).html
    }
    return """
      <aside aria-label="Screen and reasons" tabindex="0">
      <section class="screens" aria-labelledby="screen-title">
      <h2 id="screen-title">Screen</h2>
      \(screens)</section>
      <section id="reasons" aria-labelledby="reasons-title" hidden>
      <h2 id="reasons-title">Why this stop</h2>
      <div id="reasons-list"></div>
      </section>
      </aside>
      """
  }

  var footer: HTML {
    """
    <footer>
    <p id="take" hidden><a id="captions" href="#player" download="captions.vtt">Captions to download</a></p>
    <p>On the timeline, a dashed edge is a stop that was cut, and a dotted mark below is one that was not heard.</p>
    <p>\(data.model). A model, not VoiceOver itself: where a word is \
    <span class="evidence unsure">inferred</span>, nobody is known to have heard it yet.</p>
    </footer>
    """
  }
}

extension HTML {
  /// Parts with a separator between them.
  static func joined(_ parts: [HTML], by separator: HTML) -> HTML {
    HTML(parts.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [separator, $0.element] })
  }
}

extension String {
  /// The language tag for `lang`; nil for English, which is the language of the page.
  var tagUnlessEnglish: String? {
    let isEnglish = self == "en" || lowercased().starts(withBytes: "en-")
    return isEnglish || isEmpty ? nil : self
  }
}

extension PageData {
  /// The data as JSON inside a script element, which no text of a file can end.
  func scriptText() throws -> String {
    var data = self
    // The text of the page has the properties and how words come from them; the script needs neither, and a
    // page is shorter without.
    for stop in data.stops.indices {
      for segment in data.stops[stop].segments.indices {
        data.stops[stop].segments[segment].property = nil
        data.stops[stop].segments[segment].source = nil
      }
    }
    return try data.lineOfJSON().inScriptElement
  }
}
