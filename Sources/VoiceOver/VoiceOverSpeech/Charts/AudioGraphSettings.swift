import ScreenTree

/// Settings of audio graphs.
package struct AudioGraphSettings: Hashable, Sendable {
  /// The frequencies of the least and the greatest value, in hertz: three octaves from C3.
  package var pitch = 130.8...1046.5
  /// The duration of a graph, or nil for one that depends on the number of points.
  package var duration: Duration?
  /// Whether grid lines tick.
  package var ticks = true

  /// The defaults.
  package init() {}
}

extension SettingKey {
  /// Two frequencies in hertz, such as `130.8,1046.5`.
  static func frequencies(
    _ name: String, _ path: Path<ClosedRange<Double>>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning,
      .parts([], "two frequencies from 50 to 5000 Hz, the lower one first, such as 130.8,1046.5"),
      text: { "\($0.lowerBound),\($0.upperBound)" }
    ) { written in
      // A list may have the brackets that it has in a settings file.
      let bare =
        written.hasPrefix("[") && written.hasSuffix("]")
        ? "\(written.dropFirst().dropLast())" : written
      let numbers = bare.split(separator: ",").compactMap {
        Double($0.filter { !$0.isWhitespace })
      }
      guard numbers.count == 2, numbers[0] >= 50, numbers[1] <= 5000, numbers[0] < numbers[1]
      else { return nil }
      return numbers[0]...numbers[1]
    }
  }

  /// A duration of up to a minute, or `auto`.
  static func optionalDuration(
    _ name: String, _ path: Path<Duration?>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning, .parts(["auto"], "a time from 1s to 60s"),
      text: { $0?.inSeconds ?? "auto" }
    ) { written -> Duration?? in
      // The inner nil is a value of the setting; the outer one would be an error.
      if written == "auto" { return .some(nil) }
      guard written.hasSuffix("s"), let number = Double(written.dropLast()),
        (1...60).contains(number)
      else { return nil }
      return .milliseconds(Int64((number * 1000).rounded()))
    }
  }
}
