package import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension Screen {
  /// The name of a symbol and the label that a capture has beside it.
  package struct SymbolPair: Hashable, Sendable {
    /// The name, which the capture has as the identifier of an image.
    package var name: String
    /// The label of the same image.
    package var label: String

    /// Whether the label is known; UIKit's images have theirs in lower case.
    fileprivate func isKnown(in words: Vocabulary) -> Bool {
      guard !HeardSymbol.rows(of: name).isEmpty else { return false }
      let known = words.label(ofSymbol: name)?.text ?? name
      return known.lowercased() == label.lowercased()
    }
  }

  /// The symbols of a capture whose labels are not known in its language, each pair once.
  ///
  /// Only images count, because the label of a control may be its author's.
  package var unknownSymbols: [SymbolPair] {
    let words = Vocabulary.inForce(for: language)
    var seen: Set<SymbolPair> = []
    var pairs: [SymbolPair] = []
    var waiting = Array(views.reversed())
    while let node = waiting.popLast() {
      if let pair = node.symbolPair, !pair.isKnown(in: words), seen.insert(pair).inserted {
        pairs.append(pair)
      }
      waiting += (node.children + node.listed).reversed()
    }
    return pairs
  }
}

extension Node {
  /// The identifier and the label of an image, if the first may be the name of a symbol.
  fileprivate var symbolPair: Screen.SymbolPair? {
    guard className.hasSuffix("Image"), let name = self[.identifier], name.isNameOfSymbol,
      let label = self[.label], !label.isBlank, label != name
    else { return nil }
    return Screen.SymbolPair(name: name, label: label)
  }
}

extension String {
  /// Whether it has the form of a symbol's name: small letters and digits in parts between dots.
  fileprivate var isNameOfSymbol: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
  }
}
