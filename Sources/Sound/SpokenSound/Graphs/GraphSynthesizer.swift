import Foundation
package import VoiceOverSpeech

/// The samples of an audio graph at any rate, block by block; the same graph makes the same samples.
///
/// The time of a block is all that it depends on, so that memory is that of the notes and a block.
package struct GraphSynthesizer: Sequence, IteratorProtocol {
  // The pitch of a line is interpolated within a block, which saves most of the work.
  /// The number of samples in a block, at whose ends pitch and loudness are computed.
  package static let block = 64
  /// The greatest sample: −1 dB.
  private static let ceiling = 0.891 * Double(Int16.max)

  private let graph: AudioGraph
  private let rate: Double
  private let count: Int
  private var glide: GlidingTone?
  private var tones: DiscreteTones
  private var position = 0

  /// A stream of the samples of a graph at a rate in hertz.
  package init(_ graph: AudioGraph, at sampleRate: Int) {
    self.graph = graph
    rate = Double(sampleRate)
    count = Int((graph.seconds * rate).rounded())
    glide = graph.isContinuous ? GlidingTone(graph, rate: rate) : nil
    tones = DiscreteTones(graph, rate: rate)
  }

  /// The next samples, full scale at 1; nil at the end.
  package mutating func next() -> [Double]? {
    guard position < count else { return nil }
    var samples = [Double](repeating: 0, count: Swift.min(Self.block, count - position))
    glide?.add(to: &samples, at: position)
    tones.add(to: &samples, at: position)
    position += samples.count
    return samples
  }

  /// All samples of a graph, with peaks limited where many tones meet.
  ///
  /// They are written as they are made, two bytes each; only a graph with peaks above the ceiling,
  /// which few have, is made once more to be limited as a whole.
  package static func samples(of graph: AudioGraph, at sampleRate: Int) -> [Int16] {
    // The stream is a value: iterating changes a copy, so `limited` can run it again from the
    // start.
    let stream = GraphSynthesizer(graph, at: sampleRate)
    var samples: [Int16] = []
    samples.reserveCapacity(stream.count)
    for block in stream {
      for value in block {
        let sample = (value * Double(Int16.max)).rounded()
        guard sample.magnitude <= ceiling else { return limited(stream, at: sampleRate) }
        samples.append(Int16(sample))
      }
    }
    return samples
  }

  private static func limited(_ stream: GraphSynthesizer, at sampleRate: Int) -> [Int16] {
    var all: [Double] = []
    for block in stream { all += block.map { ($0 * Double(Int16.max)).rounded() } }
    return all.limited(window: sampleRate / 125, ceiling: ceiling)
  }
}

extension AudioGraph {
  /// The frequency of a place on the y axis: equal steps are equal intervals.
  package func frequency(at level: Double) -> Double {
    pitch.lowerBound * pow(pitch.upperBound / pitch.lowerBound, level)
  }
}
