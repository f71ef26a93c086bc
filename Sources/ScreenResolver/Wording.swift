public import ScreenTree

/// What an element says: words of the app, or which word or number the system has in their place.
///
/// The resolver knows no language. The vocabulary of the language in force at the element has the
/// text, with how far it is known.
public enum Wording: Hashable, Sendable {
  /// Words of the app.
  case text(String)
  /// The button of a stepper that raises the value.
  case increment
  /// The button of a stepper that lowers the value.
  case decrement
  /// Work goes on, and nobody says how far it is.
  case inProgress
  /// The page that a page control shows, counted from 1, and how many there are.
  indirect case page(Int, of: Int)
  /// The default label of an SF Symbol.
  case symbol(SymbolLabel)
  /// A number in a format; without one as a file writes it, and with percent as a share of 1.
  indirect case number(Double, Property.ValueFormat?)
  /// Several, one after the other, as the name of an action that was made of a button.
  case list([Wording])

  /// Whether nothing is there to be said.
  public var isBlank: Bool {
    switch self {
    case .text(let text): text.isBlank
    case .list(let list): list.allSatisfy(\.isBlank)
    case .increment, .decrement, .inProgress, .page, .symbol, .number: false
    }
  }

  /// The words of the app, or nil for what the system says.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Several as one; words of the app are joined at once.
  package static func joined(_ wordings: [Wording]) -> Wording {
    let texts = wordings.compactMap(\.text)
    return texts.count == wordings.count ? .text(texts.joined(separator: ", ")) : .list(wordings)
  }
}

extension Wording: ExpressibleByStringLiteral {
  /// Creates words of the app.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Wording: CustomStringConvertible {
  /// The words of the app as they are; anything else by its name, as files and stages print it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .increment: "increment"
    case .decrement: "decrement"
    case .inProgress: "in progress"
    case .page(let number, let count): "page \(number) of \(count)"
    case .symbol(let label): label.rawValue
    case .number(let number, nil): number.written
    case .number(let number, .percent): "\(((number * 1e9).rounded() / 1e7).written)%"
    case .number(let number, .currency(let code, _)): "\(code) \(number.written)"
    case .number(let number, .number): number.written
    case .number(let number, .unit(let unit, _)): "\(number.written) \(unit)"
    case .list(let list): list.map(\.description).joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number as a file writes it: a whole one without a point.
  fileprivate var written: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
