import TextCommands

extension Console {
  /// A line that a terminal cuts at its edge instead of wrapping it.
  static func cut(_ text: String) -> String {
    "\u{1B}[?7l\(text.shown(in: 300))\u{1B}[?7h"
  }
}
