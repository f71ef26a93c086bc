extension Text {
  /// A part of the words.
  enum Part: Hashable, Sendable {
    case words(String)
    case key(LocalizedStringKey, table: String?, bundle: String?)
    case resource(LocalizedStringResource)
    case value(FormattedValue)
    case system(SystemWord)
    case linked(LinkedWords)
    case picture(Image)

    /// The words in the language of the view that is evaluated.
    fileprivate var spoken: LinkedWords {
      switch self {
      case .words(let words): LinkedWords(words)
      case .key(let key, let table, let bundle):
        LinkedWords(markdown: key.marked(in: table, bundle: bundle))
      case .resource(let resource): LinkedWords(markdown: resource.marked)
      case .value(let value): LinkedWords(value.words)
      case .system(let word): LinkedWords(word.text)
      case .linked(let words): words
      // The blanks keep the words beside it apart.
      case .picture(let image): LinkedWords(" \(image.words) ")
      }
    }

    fileprivate var hasPictures: Bool {
      switch self {
      case .picture: true
      case .key(let key, _, _): key.hasPictures
      case .resource(let resource): resource.hasPictures
      case .words, .value, .system, .linked: false
      }
    }
  }

  /// The words in the language of the view that is evaluated.
  package var string: String { words.text }

  /// The words with their links, in the language of the view that is evaluated.
  var words: LinkedWords {
    var words = wordsWithin
    if hasPictures { words.text = words.text.withSingleBlanks }
    return words
  }

  /// The words as they stand within others: with the blanks around pictures.
  var wordsWithin: LinkedWords {
    others.reduce(into: first.spoken) { all, part in
      let more = part.spoken
      all.text += more.text
      all.links += more.links
    }
  }

  /// Whether there are pictures among the words.
  var hasPictures: Bool { first.hasPictures || others.contains(where: \.hasPictures) }
}
