import ScreenTree
import VoiceOverSpeech

/// A change of the cost to reach a stop, from the opening of its screen.
package struct CostChange: Hashable, Sendable, Encodable {
  /// The name of the stop: its id, or its label in quotation marks.
  package var stop: String
  /// Swipes before.
  package var oldSwipes: Int
  /// Swipes now.
  package var newSwipes: Int
  /// Seconds before, at the fixed rate, when everything before the stop is heard in full.
  package var oldSeconds: Double
  /// Seconds now, at the fixed rate, when everything before the stop is heard in full.
  package var newSeconds: Double

  /// The least difference in seconds that is reported when the number of swipes is the same.
  private static let noticeable = 0.5

  /// Compares the costs of a stop; nil when nobody would notice.
  init?(_ old: SpokenStop, _ new: SpokenStop) {
    stop = new.name
    (oldSwipes, newSwipes) = (old.swipes, new.swipes)
    // Rounded before they are compared, so that a reported difference is one of the printed
    // numbers.
    (oldSeconds, newSeconds) = (old.start.inTenths, new.start.inTenths)
    guard oldSwipes != newSwipes || abs(oldSeconds - newSeconds) >= Self.noticeable else {
      return nil
    }
  }

  /// The change of a stop, merged with the stops after it whose change is the same.
  static func lines(_ costs: [CostChange]) -> [String] {
    var runs: [(first: CostChange, count: Int)] = []
    for cost in costs {
      if let last = runs.last, last.first.difference == cost.difference {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cost, 1))
      }
    }
    return runs.map { cost, count in
      "\(cost.stop)\(count > 1 ? " and \(count - 1) more after it" : ""): \(cost)"
    }
  }

  private var difference: [Int] {
    // Whole tenths, because two differences that print the same may not be equal as `Double`s.
    [newSwipes - oldSwipes, Int(((newSeconds - oldSeconds) * 10).rounded())]
  }
}

extension CostChange: CustomStringConvertible {
  /// The costs: `2 swipes and 8.1 s, was 1 swipe and 3.9 s`.
  package var description: String {
    func way(_ swipes: Int, _ seconds: Double) -> String {
      "\(swipes.counted("swipe")) and \(seconds) s"
    }
    return "\(way(newSwipes, newSeconds)), was \(way(oldSwipes, oldSeconds))"
  }
}

extension Duration {
  /// Seconds, rounded to tenths.
  package var inTenths: Double {
    (Double(components.seconds) * 10 + (Double(components.attoseconds) / 1e17)).rounded() / 10
  }
}
