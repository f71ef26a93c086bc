import ScreenTree
import VoiceOverLanguages

extension Image {
  /// What is heard of it among the words of a text: its label, or that of its symbol.
  ///
  /// Of other pictures nothing is heard there: the name of a file would be no word of the text.
  var words: String {
    if let label = properties[.label] { return label }
    guard let symbol = properties[.symbol] else { return "" }
    let vocabulary = Vocabulary.inForce(for: Localization.language)
    return vocabulary.label(ofSymbol: symbol)?.text ?? ""
  }
}
