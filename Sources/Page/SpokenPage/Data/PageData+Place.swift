import ScreenScenarios
import SpokenSyntax

// A stop apart from its place: an edit above a line changes its number, its time and the lines of its origins,
// and nothing that anybody hears.

extension StopRecord {
  /// The positions of its reasons, in the order of the page.
  var origins: [String] {
    get {
      segments.map(\.origin) + suppressed.map(\.origin) + actions.map(\.origin)
        + customContent.map(\.origin) + voiceControl.map(\.origin)
    }
    set {
      var rest = newValue[...]
      for index in segments.indices { segments[index].origin = rest.popFirst() ?? "" }
      for index in suppressed.indices { suppressed[index].origin = rest.popFirst() ?? "" }
      for index in actions.indices { actions[index].origin = rest.popFirst() ?? "" }
      for index in customContent.indices { customContent[index].origin = rest.popFirst() ?? "" }
      for index in voiceControl.indices { voiceControl[index].origin = rest.popFirst() ?? "" }
    }
  }

  /// The same as the page shows them, with the properties.
  var places: [String] {
    segments.map(\.place) + suppressed.map(\.origin) + actions.map(\.place)
      + customContent.map(\.place) + voiceControl.map(\.place)
  }

  /// The stop as the first one, from frame 0, without its origins and its place on the screen.
  var placeless: StopRecord {
    var stop = self
    (stop.number, stop.origins, stop.frame) = (0, [], nil)
    let start = frames.lowerBound
    stop.frames = frames.moved(by: -start)
    for index in stop.segments.indices {
      // A view without an id is named by its position, which an edit above it moves.
      stop.segments[index].property = nil
      stop.segments[index].frames = segments[index].frames?.moved(by: -start)
      stop.segments[index].words = segments[index].words.map {
        Word($0.text, $0.frames.moved(by: -start))
      }
    }
    for index in stop.actions.indices { stop.actions[index].property = nil }
    for index in stop.customContent.indices { stop.customContent[index].property = nil }
    for index in stop.voiceControl.indices { stop.voiceControl[index].property = nil }
    return stop
  }

  /// The stop with the times of no sound: what is heard of it takes no time at a frame.
  func timeless(at frame: Int) -> StopRecord {
    var stop = self
    stop.frames = frame..<frame
    for index in stop.segments.indices {
      stop.segments[index].frames = segments[index].frames.map { _ in frame..<frame }
      stop.segments[index].words = []
    }
    return stop
  }

  /// The stop with the times and the result of another run of the same words; nil for other words.
  fileprivate func timed(as other: StopRecord) -> StopRecord? {
    // Frames are taken over by position, so the segments of both must be the same ones.
    guard segments.map(\.text) == other.segments.map(\.text) else { return nil }
    var stop = self
    (stop.frames, stop.heard) = (other.frames, other.heard)
    (stop.outcome, stop.hintOutcome) = (other.outcome, other.hintOutcome)
    for index in stop.segments.indices {
      stop.segments[index].frames = other.segments[index].frames
      stop.segments[index].words = other.segments[index].words
    }
    return stop
  }
}

extension Range<Int> {
  fileprivate func moved(by frames: Int) -> Range { lowerBound + frames..<upperBound + frames }
}

extension PageData {
  /// An estimate with the times of a sound for all stops that did not change since it was made;
  /// the others take no time yet.
  ///
  /// - Parameters:
  ///   - old: the run with the sound.
  ///   - estimate: the estimate of that run.
  /// - Returns: the same words at those times.
  package func keepingTimes(of old: PageData, estimatedAs estimate: PageData) -> PageData {
    // Times are left out of the comparison: those of an estimate change with any line before.
    func keys(_ stops: [StopRecord]) -> [StopRecord] { stops.map { $0.placeless.timeless(at: 0) } }
    let partners = Self.partners(of: keys(stops), in: keys(estimate.stops))
    var result = self
    result.length = old.length
    var end = 0
    result.stops = zip(stops, partners).map { stop, partner in
      let known = partner.flatMap { old.stops.indices.contains($0) ? old.stops[$0] : nil }
      guard let kept = known.flatMap(stop.timed) else { return stop.timeless(at: end) }
      // A line without a time yet stands where the one before it ends.
      end = kept.frames.upperBound
      return kept
    }
    for index in chapters.indices where stops.indices.contains(chapters[index].stop - 1) {
      result.chapters[index].frame = result.stops[chapters[index].stop - 1].frames.lowerBound
    }
    return result
  }

  /// For each value the index of an equal old one, each of which is used once and in order.
  static func partners<Value: Hashable>(of new: [Value], in old: [Value]) -> [Int?] {
    // Reversed, so that `popLast` takes the first one; a table makes the search linear.
    var places = Dictionary(grouping: old.indices.reversed()) { old[$0] }
    return new.map { places[$0]?.popLast() }
  }
}

extension PageData {
  /// The data with origins below the folder that all files share.
  ///
  /// A page is for other people, who need not know where it was made.
  func belowSharedFolder() -> PageData {
    let origins = stops.flatMap(\.origins) + (problems ?? []).map(\.origin)
    let folders = origins.compactMap(\.folder)
    guard var shared = folders.first else { return self }
    for folder in folders {
      shared = Array(zip(shared, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0))
    }
    // Each folder with the slash after it; an absolute path begins with an empty name.
    let length = shared.reduce(0) { $0 + $1.utf8.count + 1 }
    guard length > 0 else { return self }
    var data = self
    for index in data.stops.indices {
      data.stops[index].origins = stops[index].origins.map { $0.below(folderOfBytes: length) }
    }
    data.problems = problems?.map { problem in
      var problem = problem
      problem.origin = problem.origin.below(folderOfBytes: length)
      return problem
    }
    return data
  }
}

extension String {
  /// The origin without the bytes of a folder that all have.
  fileprivate func below(folderOfBytes count: Int) -> String {
    // A place that names no folder has nothing in front that could be cut off.
    folder == nil ? self : String(self[utf8.index(startIndex, offsetBy: count)...])
  }

  /// The folders of the path that an origin begins with; nil for a file without any.
  fileprivate var folder: [Substring]? {
    // A colon parts the path from the position.
    let path = split(atByte: ":", maxSplits: 1, omittingEmptySubsequences: false).first
    guard let path, path.contains(byte: "/") else { return nil }
    return path.split(atByte: "/", omittingEmptySubsequences: false).dropLast()
  }
}
