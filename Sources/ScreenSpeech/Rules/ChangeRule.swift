import ScreenResolver
import ScreenTree

/// Speaks what changed about the element under the cursor, and nothing else of it.
///
/// "Nine days" after an adjustment, "On" after a toggle (Apple's sessions 10119 of 2021 and 10073 of
/// 2024); SwiftUI has the new value spoken by itself. A place among others is not told again.
/// Nothing is said of what went away.
enum ChangeRule {
  static func say(from old: Element, to new: Element, _ occasion: Occasion) -> [Segment] {
    let before = occasion.pieces(of: old)
    return occasion.pieces(of: new).filter { piece in
      piece.kind.isSpokenOnChange
        && !before.contains { $0.kind == piece.kind && $0.text == piece.text }
    }.map { piece in
      var piece = piece
      piece.reason.rule = .change
      return piece
    }
  }
}
