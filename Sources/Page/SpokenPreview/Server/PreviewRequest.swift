import Foundation

/// What a page asks for.
package struct PreviewRequest: Codable, Hashable, Sendable {
  /// What to do: `open`, `gesture`, `goOn`, `set`, `why` or `source`.
  package var `do`: String
  /// The name of an input, for `open`.
  package var input: String?
  /// The version that the page shows, for `open`.
  package var version: String?
  /// The lines that the page shows, for `open` after a restart of the server.
  package var lines: [RunChanges.Line]?
  /// The element that has the cursor of the walk, for `open`; the element whose line is wanted, for
  /// `source`.
  package var element: String?
  /// The word of a step, or `again` and `actions`, for `gesture`.
  package var gesture: String?
  /// What the gesture is for, such as the name of a rotor.
  package var value: String?
  /// Settings and their values, for `set`; an empty value is that of the file.
  package var settings: [String: SettingValue]?
  /// The number of a line of the transcript, for `why` and `source`.
  package var stop: Int?
  /// A place as a reason names it, for `source`.
  package var origin: String?

  /// The longest message in bytes.
  package static let longest = 1 << 20

  /// A request to do something.
  package init(do word: String) { self.do = word }

  /// Reads a message; nil for one that is too long or none.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let request = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = request
  }
}

/// The value of a setting: a text, as settings are written, or a truth value or a number.
package struct SettingValue: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The value as a file writes it.
  package let text: String

  /// A value as a file writes it.
  package init(_ text: String) { self.text = text }

  /// A value as a file writes it.
  package init(stringLiteral text: String) { self.text = text }

  /// Reads any of them.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Whole numbers before fractions: as a fraction, 3 would be written as 3.0.
    if let flag = try? value.decode(Bool.self) {
      text = "\(flag)"
    } else if let number = try? value.decode(Int.self) {
      text = "\(number)"
    } else if let number = try? value.decode(Double.self) {
      text = "\(number)"
    } else {
      text = try value.decode(String.self)
    }
  }

  /// Writes a text.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
