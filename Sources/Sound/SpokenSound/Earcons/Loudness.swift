import Foundation

/// Measures loudness by ITU-R BS.1770-4.
struct Loudness {
  /// The window of momentary loudness, in seconds.
  private static let window = 0.4

  /// A second-order filter, as a difference equation.
  private struct Filter {
    var b: (Double, Double, Double)
    var a: (Double, Double)

    func run(_ input: [Double]) -> [Double] {
      var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
      var output: [Double] = []
      output.reserveCapacity(input.count)
      for x in input {
        let y = b.0 * x + b.1 * x1 + b.2 * x2 - a.0 * y1 - a.1 * y2
        x2 = x1
        x1 = x
        y2 = y1
        y1 = y
        output.append(y)
      }
      return output
    }
  }

  private let filters: [Filter]
  private let sampleRate: Double

  /// Prepares the filters for a sample rate in hertz.
  ///
  /// The recommendation has their coefficients at 48,000 hertz only; at other rates they have the
  /// same poles: a shelf for the head, then a high pass.
  init(sampleRate: Int) {
    self.sampleRate = Double(sampleRate)
    filters = [
      Loudness.shelf(1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196, sampleRate),
      Loudness.highPass(38.13547087602444, q: 0.5003270373238773, sampleRate),
    ]
  }

  /// The greatest momentary loudness of a short sound with silence around it, in LUFS.
  ///
  /// All channels count equally, as left and right do.
  func momentary(_ channels: [[Double]]) -> Double {
    let length = Int(Loudness.window * sampleRate)
    let filtered = channels.map { channel in
      // The silence behind it lets the window pass over the whole of a sound that is shorter.
      filters.reduce(channel + [Double](repeating: 0, count: length)) { $1.run($0) }
    }
    guard let count = filtered.first?.count else { return -.infinity }
    // The window's sum changes by the sample that enters and the one that leaves, so time is
    // linear.
    var sum = 0.0
    var greatest = 0.0
    for index in 0..<count {
      for channel in filtered {
        let (enters, leaves) = (channel[index], index >= length ? channel[index - length] : 0)
        sum += enters * enters - leaves * leaves
      }
      greatest = max(greatest, sum)
    }
    // The recommendation's constant cancels what the filters add at 997 hertz.
    return -0.691 + 10 * log10(greatest / Double(length))
  }

  private static func shelf(
    _ frequency: Double, gain: Double, q: Double, _ sampleRate: Int
  ) -> Filter {
    let k = tan(Double.pi * frequency / Double(sampleRate))
    let high = pow(10, gain / 20)
    let band = pow(high, 0.4996667741545416)
    let scale = 1 + k / q + k * k
    return Filter(
      b: (
        (high + band * k / q + k * k) / scale, 2 * (k * k - high) / scale,
        (high - band * k / q + k * k) / scale
      ),
      a: (2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale))
  }

  private static func highPass(_ frequency: Double, q: Double, _ sampleRate: Int) -> Filter {
    let k = tan(Double.pi * frequency / Double(sampleRate))
    let scale = 1 + k / q + k * k
    return Filter(
      // The recommendation leaves this numerator unscaled, so the gain of both filters is as
      // written there.
      b: (1, -2, 1), a: (2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale))
  }
}
