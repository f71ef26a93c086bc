import ScreenScenarios

/// The stops over time: heard ones as bars, cut ones with a broken edge, unheard ones below.
///
/// It is hidden from assistive technologies, because the transcript says the same.
struct Timeline {
  private static let width = 1000.0
  private let data: PageData

  init(_ data: PageData) { self.data = data }

  var html: HTML {
    """
    <svg id="timeline" aria-hidden="true" viewBox="0 0 1000 40" preserveAspectRatio="none">
    \(data.chapters.map(edge))\(data.stops.map(mark))</svg>
    """
  }

  private func edge(_ chapter: PageData.Chapter) -> HTML {
    let x = place(chapter.frame)
    return "<line class=\"edge\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"40\"/>\n"
  }

  private func mark(_ stop: StopRecord) -> HTML {
    guard !stop.segments.isEmpty else { return "" }
    let (start, end) = (place(stop.frames.lowerBound), place(stop.frames.upperBound))
    // A bar without a width could not be seen.
    guard end > start else {
      return """
        <line id="bar-\(stop.number)" class="unheard" x1="\(start)" x2="\(start)" y1="28" y2="39"/>

        """
    }
    let bar: HTML = """
      <rect id="bar-\(stop.number)" class="heard" x="\(start)" width="\(end - start)" y="6" height="18"/>

      """
    guard !stop.isHeardInFull else { return bar }
    return """
      \(bar)<line class="broken" x1="\(end)" x2="\(end)" y1="2" y2="28"/>

      """
  }

  private func place(_ frame: Int) -> Double {
    Double(frame) / Double(max(data.length, 1)) * Self.width
  }
}
