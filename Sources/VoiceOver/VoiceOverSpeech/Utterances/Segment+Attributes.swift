package import ScreenTree
package import VoiceOverElements

extension Segment {
  /// The speech attributes of a segment.
  package struct Attributes: Hashable, Sendable {
    /// The attributes of the whole segment, or nil.
    package var speech: Property.Speech? {
      get { whole.first }
      set { whole = newValue.map { [$0] } ?? [] }
    }
    /// The ranges with their own attributes.
    package var parts: [Element.AttributedPart]
    /// The attributes of the whole, in an array because few segments have some and an array is
    /// small.
    private var whole: [Property.Speech]

    /// Attributes of the whole and of ranges.
    package init(speech: Property.Speech? = nil, parts: [Element.AttributedPart] = []) {
      whole = speech.map { [$0] } ?? []
      self.parts = parts
    }
  }

  /// The attributes, one line each: `"Bonjour": Language = fr-CA`.
  ///
  /// Those of the whole segment come first, then the ranges in their order. The names are those in
  /// which AccessibilitySnapshot lists attributes.
  package var attributeLines: [String] {
    let whole = (attributes.speech?.lines ?? []).map { (text, $0) }
    let ranges = attributes.parts.sorted { $0.start < $1.start }.flatMap { part in
      part.speech.value.lines.map { (scalars(of: part), $0) }
    }
    return (whole + ranges).map { "\"\($0.oneLine)\": \($1)" }
  }

  private func scalars(of part: Element.AttributedPart) -> String {
    let scalars = snapshot.unicodeScalars.dropFirst(part.start).prefix(part.length)
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Property.Speech {
  /// The attributes that are set, in the order of their names.
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let headingLevel { lines.append("Heading Level = \(headingLevel)") }
    if let ipa { lines.append("IPA = \(ipa)") }
    if let language { lines.append("Language = \(language)") }
    if let pitch { lines.append("Pitch = \(pitch)") }
    if let queued { lines.append("Queued = \(queued)") }
    if alwaysIncludesPunctuation == true { lines.append("Speak Punctuation") }
    if spellsOut == true { lines.append("Spell Out") }
    return lines
  }
}
