/// The audio graph of a series: which tones there are and when, independent of any sample rate.
///
/// Apple publishes what sounds (a glide for a line, a tone for each point otherwise; high is much)
/// and not how: the numbers are our choice, inside what others use, and settings.
package struct AudioGraph: Hashable, Sendable {
  /// A tone of a discrete series, or a corner of a continuous one.
  package struct Note: Hashable, Sendable {
    /// When it starts, in seconds.
    package var time: Double
    /// Its place on the y axis, from 0 to 1; nil for a gap.
    package var level: Double?
    /// How long it sounds, in seconds; 0 for a corner of a line.
    package var length: Double

    /// A tone, or a corner of a line when its length is 0.
    package init(time: Double, level: Double?, length: Double) {
      self.time = time
      self.level = level
      self.length = length
    }
  }

  /// A grid line that the graph crosses, which is felt as a haptic on a device.
  package struct Tick: Hashable, Sendable {
    /// When, in seconds.
    package var time: Double
    /// Whether it is a grid line of the x axis, which is quieter.
    package var isQuiet: Bool

    /// A grid line at a time in seconds.
    package init(time: Double, isQuiet: Bool) {
      self.time = time
      self.isQuiet = isQuiet
    }
  }

  /// The tones, in order.
  package var notes: [Note]
  /// The grid lines, in order.
  package var ticks: [Tick]
  /// Whether it is one gliding tone.
  package var isContinuous: Bool
  /// The number of the series, from 0, which chooses the timbre.
  package var timbre: Int
  /// The frequencies of the least and the greatest value, in hertz.
  package var pitch: ClosedRange<Double>
  /// How long it is, in seconds.
  package var seconds: Double

  /// A graph from its parts; its length is that of its notes if they end later.
  package init(
    notes: [Note], ticks: [Tick] = [], isContinuous: Bool, timbre: Int = 0,
    pitch: ClosedRange<Double>, seconds: Double
  ) {
    self.notes = notes
    self.ticks = ticks
    self.isContinuous = isContinuous
    self.timbre = timbre
    self.pitch = pitch
    // The last note may sound longer than the time of its series.
    self.seconds = notes.reduce(seconds) { max($0, $1.time + $1.length) }
  }

  /// How long it is.
  package var duration: Duration { .microseconds(Int64((seconds * 1e6).rounded())) }

  /// The silence between a graph and the next series.
  static let pauseBetweenSeries = Duration.milliseconds(700)
  /// The silence between a graph and "Complete".
  static let pauseBeforeEnd = Duration.milliseconds(500)
}
