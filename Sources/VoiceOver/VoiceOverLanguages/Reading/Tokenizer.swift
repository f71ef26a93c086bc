/// Splits a text into tokens, and drops invisible characters.
///
/// Control characters count as spaces. Bidirectional and zero-width marks, lone surrogates, private
/// and unassigned characters are dropped, except the joiners inside an emoji. Digits of any script
/// become 0 to 9. An ideograph is a separate token, because its scripts have no spaces between
/// words.
struct Tokenizer {
  private(set) var tokens: [Token] = []
  private var pending = ""
  private var pendingKind = Token.Kind.none
  private let joinsApostrophes: Bool

  private init(joinsApostrophes: Bool) { self.joinsApostrophes = joinsApostrophes }

  /// The tokens of a text; an apostrophe between two letters is part of the word, or a mark.
  static func tokens(of text: String, joinsApostrophes: Bool = true) -> [Token] {
    var tokenizer = Tokenizer(joinsApostrophes: joinsApostrophes)
    // Only an apostrophe asks what follows, so that one character ahead is enough.
    var rest = text.makeIterator()
    var current = rest.next()
    while let character = current {
      current = rest.next()
      tokenizer.add(character, before: current)
    }
    tokenizer.flush()
    return tokenizer.tokens
  }

  private mutating func add(_ character: Character, before next: Character?) {
    if character.isPlain { return add(piece: character, before: next) }
    guard !character.isEmoji else { return addAlone(.emoji, character) }
    for piece in character.visible { add(piece: piece, before: next) }
  }

  private mutating func add(piece: Character, before next: Character?) {
    switch piece.kind {
    case .mark where piece.isApostrophe && pendingKind == .word && next?.isLetter == true:
      if joinsApostrophes { pending.append(piece) } else { addAlone(.mark, "'") }
    case .mark, .emoji, .none: addAlone(.mark, piece)
    case .space: addSpace(piece)
    case .digits: extend(.digits, with: piece.isPlain ? piece : piece.asDigit)
    case .word where piece.isIdeograph: addAlone(.word, piece)
    case .word: extend(.word, with: piece)
    }
  }

  private mutating func extend(_ kind: Token.Kind, with character: Character) {
    if pendingKind != kind { flush() }
    pendingKind = kind
    pending.append(character)
  }

  private mutating func addAlone(_ kind: Token.Kind, _ character: Character) {
    flush()
    tokens.append(Token(kind, String(character)))
  }

  /// Adds a space; several spaces become one, a new line if there is one.
  private mutating func addSpace(_ character: Character) {
    flush()
    let text = character.isNewline ? "\n" : character.isFixedSpace ? "\u{A0}" : " "
    guard let last = tokens.last, last.kind == .space else {
      tokens.append(Token(.space, text))
      return
    }
    // The end of a line separates everything, whatever spaces are around it.
    let isLine = text == "\n" || last.text == "\n"
    tokens[tokens.count - 1] = Token(.space, isLine ? "\n" : " ")
  }

  private mutating func flush() {
    if pendingKind != .none { tokens.append(Token(pendingKind, pending)) }
    pending = ""
    pendingKind = .none
  }
}
