package import ScreenScenarios

/// What makes the page of one run that of another, so that a line that stays is not sent, parsed and
/// laid out again.
package struct PagePatch: Codable, Hashable, Sendable {
  /// A line of the new transcript: one of the old page, or a new one.
  package struct Item: Codable, Hashable, Sendable {
    /// The number of the line on the old page; nil for a new one.
    package var was: Int?
    /// The first frame of a line of the old page; all its frames move with it.
    package var start: Int?
    /// Where a line of the old page is on the screen now.
    package var frame: StopRecord.Rectangle?
    /// The time that is shown before it, for a line of the old page.
    package var time: String?
    /// The places of its reasons in order, for a line of the old page whose places are others.
    package var origins: [String]?
    /// A new line as HTML.
    package var html: String?
    /// The data of a new line.
    package var stop: StopRecord?
  }

  /// A part of the page besides the transcript.
  package struct Part: Codable, Hashable, Sendable {
    /// The selector of the element that it replaces.
    package var selector: String
    /// The new element.
    package var html: String
  }

  /// The version of the page that it changes.
  package var from: String
  /// The title of the document.
  package var title: String
  /// The parts that are others.
  package var parts: [Part]
  /// All lines in order.
  package var items: [Item]
  /// The data of the page without its stops.
  package var data: PageData

  /// What differs between the pages of two runs.
  ///
  /// - Parameters:
  ///   - old: the run that the page shows.
  ///   - version: its version.
  ///   - new: the run that it will show.
  package init(from old: PageData, version: String, to new: PageData) {
    (from, title, data) = (version, PageHead.title(of: new), new)
    // The lines come as items, so they would be sent twice.
    data.stops = []
    // Both runs have the same parts in the same order, so they are compared in pairs.
    parts = zip(PlayerPage.parts(of: old), PlayerPage.parts(of: new)).compactMap {
      $0 == $1 || $1.html.isEmpty ? nil : $1
    }
    let list = TranscriptList(new)
    let partners = PageData.partners(
      of: new.stops.map(\.placeless), in: old.stops.map(\.placeless))
    items = zip(new.stops, partners).map { stop, partner in
      // Only what is heard is compared: a line that only moved is the old one at another place.
      guard let partner else { return Item(html: list.item(stop).text, stop: stop) }
      let isSame = stop.places == old.stops[partner].places
      return Item(
        was: partner + 1, start: stop.frames.lowerBound, frame: stop.frame,
        time: list.time(of: stop),
        origins: isSame ? nil : stop.places)
    }
  }
}

extension PlayerPage {
  /// The parts of a page of a preview that depend on its run, besides the transcript.
  fileprivate static func parts(of data: PageData) -> [PagePatch.Part] {
    let page = PlayerPage(data, soundAt: nil)
    let parts: [(String, HTML)] = [
      (".desk > header", page.header), ("aside", page.stage), ("body > footer", page.footer),
      ("#timeline", Timeline(data).html), ("#problems", ProblemList(data).html),
    ]
    return parts.map { PagePatch.Part(selector: $0, html: $1.text) }
  }
}
