import ArgumentParser
import SpokenSyntax

/// A time of a recording, written as minutes and seconds: `00:03.2`; also `3.2` and `1:00:03.2`.
struct TimeCode: Hashable {
  /// The seconds from the start.
  let seconds: Double

  /// The time of a frame.
  init(frame: Int, at sampleRate: Int) { seconds = Double(frame) / Double(sampleRate) }

  /// The frame that is heard at the time.
  func frame(at sampleRate: Int) -> Int { Int((seconds * Double(sampleRate)).rounded()) }
}

extension TimeCode: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(atByte: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last,
      // `Double` also reads exponents, signs and words such as `nan`.
      last.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let rest = Double(last)
    else { return nil }
    var minutes = 0
    for part in parts.dropLast() {
      // Four digits cannot overflow, however often they are multiplied by 60 here.
      guard part.count <= 4, part.allSatisfy(\.isASCII), let number = Int(part), number >= 0,
        minutes == 0 || number < 60
      else { return nil }
      minutes = minutes * 60 + number
    }
    guard rest < 60 || parts.count == 1, rest < 1e6 else { return nil }
    seconds = Double(minutes * 60) + rest
  }
}

extension TimeCode: CustomStringConvertible {
  /// The time to a tenth of a second, rounded down: `00:03.2`.
  var description: String {
    let tenths = Int(seconds * 10)
    let (minutes, rest) = (tenths / 600, tenths % 600)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(padded(minutes)):\(padded(rest / 10)).\(rest % 10)"
  }
}
