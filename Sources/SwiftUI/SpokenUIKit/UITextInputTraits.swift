public import Foundation
public import SpokenViews

/// Whether the keyboard corrects words; not heard.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether words are checked; not heard.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether quotation marks are made round; not heard.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether two hyphens become a dash; not heard.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spaces are added and taken away; not heard.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether words are continued while they are written; not heard.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The look of the keyboard; not heard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// The word on the return key; not heard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The rules of new passwords; not heard.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String
  /// Rules in their own language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// How the keyboard of a field is; not heard.
@preconcurrency
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard makes capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keys.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for words.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// A place in a text.
@preconcurrency
@MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@preconcurrency
@MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it has no letters.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(NSMaxRange(range))
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// What takes keys.
@preconcurrency
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds a text at the cursor.
  func insertText(_ text: String)
  /// Takes the letter before the cursor away.
  func deleteBackward()
}
