package import ScreenTree

/// Words of an element: text of the app, or a word or a number that the system adds.
///
/// The resolver knows no language. The vocabulary of the element's language has the text, with its
/// evidence.
package enum Wording: Hashable, Sendable {
  /// Words of the app.
  case text(String)
  /// The button of a stepper that raises the value.
  case increment
  /// The button of a stepper that lowers the value.
  case decrement
  /// Progress without a known end.
  case inProgress
  /// The page of a page control, from 1, and the number of pages.
  indirect case page(Int, of: Int)
  /// The default label of an SF Symbol, which UIKit's images have in lower case.
  case symbol(SymbolLabel, inLowerCase: Bool = false)
  /// The text of a secure text field, by the number of its characters.
  case secret(Int)
  /// A number in a format; without one as a file writes it, and with percent as a fraction of 1.
  indirect case number(Double, Property.ValueFormat?)
  /// A statement about the data of a chart.
  indirect case chart(ChartFact)
  /// Several in sequence, such as the name of an action that was made from a button.
  case list([Wording])

  /// Whether it has no words.
  package var isBlank: Bool {
    switch self {
    case .text(let text): text.isBlank
    case .list(let list): list.allSatisfy(\.isBlank)
    // The system's words are never blank.
    default: false
    }
  }

  /// The words of the app, or nil for words of the system.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Several as one; words of the app are joined.
  package static func joined(_ wordings: [Wording]) -> Wording {
    let texts = wordings.compactMap(\.text)
    return texts.count == wordings.count ? .text(texts.joined(separator: ", ")) : .list(wordings)
  }
}

extension Wording: ExpressibleByStringLiteral {
  /// Words of the app.
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Wording: CustomStringConvertible {
  /// The words of the app unchanged; anything else by its name, as files and stages print it.
  package var description: String {
    switch self {
    case .text(let text): text
    case .increment: "increment"
    case .decrement: "decrement"
    case .inProgress: "in progress"
    case .page(let number, let count): "page \(number) of \(count)"
    case .symbol(let label, _): label.rawValue
    case .secret(let count): "\(count) characters"
    case .number(let number, nil): number.written
    // A fraction times 100 has stray digits in binary, as 0.07 has; nine digits leave none.
    case .number(let number, .percent): "\(((number * 1e9).rounded() / 1e7).written)%"
    case .number(let number, .currency(let code, _)): "\(code) \(number.written)"
    case .number(let number, .number): number.written
    case .number(let number, .unit(let unit, _)): "\(number.written) \(unit)"
    case .chart(let fact): "\(fact)"
    case .list(let list): list.map(\.description).joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number as a file writes it: an integer without a decimal point.
  fileprivate var written: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
