import Foundation
import ScreenTree
import SpokenViews

/// The property of a field that takes what is typed.
func typing(_ take: @escaping @MainActor (String) -> Bool) -> Property {
  .behavior(
    Behavior(.edit) { input in
      guard case .text(let new) = input else { return false }
      return take(new)
    })
}

/// What typing does with a text.
struct TextChange {
  /// The part of the old text that goes, in UTF-16.
  let range: NSRange
  /// The words that come there.
  let added: String

  /// A change at the end of a text; anything else replaces all of it.
  init(from old: String, to new: String) {
    // VoiceOver types and deletes at the end, so that one of the texts starts with the other.
    let kept = new.hasPrefix(old) ? old : old.hasPrefix(new) ? new : ""
    // Delegates of UIKit count in UTF-16.
    range = NSRange(location: kept.utf16.count, length: old.utf16.count - kept.utf16.count)
    added = String(new.dropFirst(kept.count))
  }
}
