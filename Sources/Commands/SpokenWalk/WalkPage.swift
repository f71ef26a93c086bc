import SpokenScreen

/// The page that a walk shows in the terminal, as lines of text.
package struct WalkPage: Hashable, Sendable {
  var title: String
  /// The elements around the cursor, and the index of the first one, from 0.
  var elements: [String]
  var firstNumber: Int
  var cursor: Int?
  var rotor: String?
  var spoken: [String]
  var message: String
  var showsHelp = false

  /// How many rows are left for elements on a terminal of this height.
  static func rowsOfElements(_ rows: Int) -> Int { max(rows - 8, 1) }

  /// The lines for a terminal of a size; none longer or more than fit.
  package func lines(columns: Int, rows: Int) -> [String] {
    var lines = [head]
    if showsHelp {
      lines += Self.help
    } else {
      lines += elements.enumerated().map { index, text in
        let number = firstNumber + index
        return (number == cursor ? "> " : "  ") + "\(number + 1)  \(text)"
      }
      // Filled up, so that the words below stay on the same rows when there are fewer elements.
      lines += Array(repeating: "", count: max(Self.rowsOfElements(rows) - elements.count, 0))
      lines.append(String(repeating: "-", count: columns))
      lines += spoken.suffix(max(rows - lines.count - 1, 0))
    }
    // One line too many would scroll the terminal, and the page would be drawn beside its old
    // place.
    lines = Array(lines.prefix(max(rows - 1, 0)))
    lines += Array(repeating: "", count: max(rows - 1 - lines.count, 0))
    return (lines + [message]).map { $0.shown(in: columns) }
  }

  private var head: String {
    let rotor = rotor.map { "   rotor: \($0)" } ?? ""
    return "\(title)\(rotor)   ? help   q quit"
  }

  /// The lines of the help page.
  static let help = [
    "", "right, left     swipe to the next or the previous element",
    "Home, End       the first and the last element", "space, Return   double-tap",
    "r, R            turn the rotor, and turn it back",
    "down, up        flick with the rotor; down makes a value smaller, up larger",
    "a               the next custom action; double-tap performs it",
    "m               the next item of more content; on the Mac, its menu",
    "A               the Actions menu of the Mac",
    "Tab, Shift-Tab  the next control, or the one before",
    "i, I            into a container of the Mac, and out of it",
    "h               says it again, with its hint",
    ".  ,            reads everything from here, or from the top",
    "/               searches", "t               types a text",
    "p               touches a place: its x and y; several are a drag",
    "w               reads by words, c by characters, s spells",
    "e, Escape       goes back (the scrub of two fingers)", "z               magic tap",
    "[  ]            another page", "g, G            picks up, drops",
    "v               turns VoiceOver off and on", "q, Control-C    quits",
  ]
}
