import Foundation
import ScreenLayout
import ScreenTree
import Yams

/// Prints how long screens of 1,000 and 100,000 views take to be laid out beside Yams' reading of the
/// same screens; medians of turns.
@main
enum LayoutTimes {
  static func main() throws {
    print("views\tYams ms\tlayout ms\tlayout against Yams")
    for (count, turns) in [(1000, 75), (10_000, 15), (100_000, 5)] {
      let yaml = yaml(of: count)
      let screen = screen(of: count)
      var (parsed, placed): ([Duration], [Duration]) = ([], [])
      for _ in 0..<turns {
        try parsed.append(ContinuousClock().measure { _ = try Yams.compose(yaml: yaml) })
        placed.append(ContinuousClock().measure { _ = screen.laidOut(on: .default) })
      }
      let times = [parsed, placed].map { $0.sorted()[turns / 2] / .milliseconds(1) }
      let columns = (times + [times[1] / times[0]]).map { String(format: "%.3f", $0) }
      print("\(count)\t\(columns.joined(separator: "\t"))")
    }
  }

  /// Rows of a list with three views each, and the rows themselves.
  private static func screen(of count: Int) -> Screen {
    let rows = (0..<count / 4).map { number in
      Node(
        .hStack,
        children: [
          Node(.text, title: "Account \(number)"), Node(.spacer),
          Node(.text, title: "\(number) coins in all"),
        ])
    }
    return Screen(title: "Accounts", views: [Node(.list, children: rows)])
  }

  private static func yaml(of count: Int) -> String {
    let rows = (0..<count / 4).map { number in
      """
            - HStack:
                - Text: Account \(number)
                - Spacer:
                - Text: \(number) coins in all

      """
    }
    return "screen: Accounts\nviews:\n  - List:\n" + rows.joined()
  }
}
