extension VoiceOverGesture {
  /// A drag of one finger over the screen, which explores what is under it.
  public struct Exploration: Hashable, Sendable {
    /// Where the finger touches the screen, where it turns, and where it rests at the end, in points.
    package var points: [Property.Point]
    /// How long the drag takes.
    package var duration: Duration

    /// A drag along places of the screen.
    ///
    /// - Parameters:
    ///   - points: where the finger touches the screen, where it turns, and where it rests.
    ///   - duration: how long it takes; by default 200 points of the screen take a second.
    public init(_ points: [Property.Point], in duration: Duration? = nil) {
      self.points = points
      self.duration = duration ?? Self.usualDuration(along: points)
    }
  }

  /// The gesture of a text after `touch`: a place as `[120, 300]`, anything else is an id.
  package static func touching(_ text: String) -> VoiceOverGesture {
    guard text.utf8.first == UInt8(ascii: "["), let points = Property.Point.list(text: text),
      points.count == 1
    else { return .touch(text) }
    return .touchAt(points[0])
  }

  /// The places of the gesture as a file has them after its word; nil for a gesture without any.
  package var places: String? {
    switch self {
    case .touchAt(let point): "\(point)"
    case .explore(let exploration): exploration.inFile
    default: nil
    }
  }
}

extension VoiceOverGesture.Exploration {
  /// The most places of a drag.
  package static let mostPoints = 100
  /// The longest way of a drag, in points.
  package static let longestWay = 20_000.0
  /// The places of a screen, from its top left corner, in points.
  package static let coordinates = 0.0...10_000

  /// How far the finger moves, in points.
  package var way: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// How many points of the screen a finger passes in a second.
  private static let pace = 200.0

  // The pace is a choice: slow enough to hear a word of each row, as somebody does who looks for one.
  private static func usualDuration(along points: [Property.Point]) -> Duration {
    let way = Self(points, in: .zero).way
    guard way.isFinite else { return .seconds(60) }
    return .milliseconds(Int64((min(max(way / pace, 0.001), 60) * 1000).rounded()))
  }

  /// A drag as a line has it: `[[40, 100], [40, 700]]`, possibly with ` in 3s`; nil for anything else.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    let word = Array(" in ".utf8)
    let split = bytes.indices.last { bytes[$0...].starts(with: word) }
    let places = String(decoding: bytes[..<(split ?? bytes.count)], as: UTF8.self)
    // As long as in the file of a walkthrough, which `walk` writes.
    guard let points = Property.Point.list(text: places), points.count <= Self.mostPoints,
      Self(points, in: .zero).way <= Self.longestWay
    else { return nil }
    guard let split else {
      self.init(points)
      return
    }
    let time = String(decoding: bytes[(split + word.count)...], as: UTF8.self)
    guard let duration = time.asTime(upTo: 60) else { return nil }
    self.init(points, in: duration)
  }

  /// The drag as a file has it after its word.
  fileprivate var inFile: String {
    guard let time = unusualTime else { return list }
    return "{along: \(list), in: \(time)}"
  }

  private var list: String { "[\(points.map(\.description).joined(separator: ", "))]" }

  private var unusualTime: String? {
    duration == Self.usualDuration(along: points) ? nil : duration.inSeconds
  }
}

extension VoiceOverGesture.Exploration: CustomStringConvertible {
  /// The drag as a transcript writes it: `[[40, 100], [40, 700]] in 3s`.
  public var description: String { list + (unusualTime.map { " in \($0)" } ?? "") }
}

extension Property.Point: CustomStringConvertible {
  /// The two numbers as a file writes them: `[120, 300]`.
  public var description: String { "[\(x.short), \(y.short)]" }

  /// How far another point is, in points.
  package func distance(to other: Self) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The points of pairs of numbers, with brackets, commas and blanks between them in any way; nil
  /// for anything else, and for numbers that are no places of a screen.
  package static func list(text: String) -> [Self]? {
    let numbers = text.utf8.split { "[](),; \t".utf8.contains($0) }.map {
      Double(String(decoding: $0, as: UTF8.self))
    }
    guard !numbers.isEmpty, numbers.count % 2 == 0 else { return nil }
    var points: [Self] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard let x = numbers[index], let y = numbers[index + 1] else { return nil }
      let places = VoiceOverGesture.Exploration.coordinates
      guard places.contains(x), places.contains(y) else { return nil }
      points.append(Self(x: x, y: y))
    }
    return points
  }
}
