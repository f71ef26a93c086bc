/// A way of writing what is said.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// As VoiceOver's caption panel: `Volume, 50%, Adjustable`.
  case voiceover
  /// As references of AccessibilitySnapshot: `Volume: 50%. Adjustable.`
  case snapshot
}

extension Utterance {
  /// The description as one line.
  public func description(in style: TextStyle) -> String {
    switch style {
    case .voiceover:
      pieces.map { $0.kind == .sound ? "♪ \($0.text)" : $0.text }.joined(separator: ", ")
        .oneLine
    case .snapshot: snapshotDescription.oneLine
    }
  }

  /// The hint as one line, or nil when there is none.
  public func hint(in style: TextStyle) -> String? {
    guard let first = hint.first else { return nil }
    let text = hint.dropFirst().reduce(first.text(in: style)) { text, next in
      (text.hasSuffix(".") ? String(text.dropLast()) : text) + ". " + next.text(in: style)
    }
    return text.oneLine
  }

  /// The cues, one line each.
  public func cues(in style: TextStyle) -> [String] { cues.map { $0.text(in: style).oneLine } }

  private var snapshotDescription: String {
    var text = ""
    let hasWords = pieces.contains { [.label, .content, .value].contains($0.kind) }
    for segment in pieces {
      text += separator(before: segment, after: text) + words(of: segment, hasWords: hasWords)
    }
    return text
  }

  private func separator(before segment: Segment, after text: String) -> String {
    guard !text.isEmpty else { return "" }
    switch segment.kind {
    case .label, .content: return text.hasSuffix("Selected: ") || text.hasSuffix(" ") ? "" : ", "
    case .value: return text.hasSuffix(": ") || text.hasSuffix(" ") ? "" : ": "
    case .position where segment.isPlace: return " "
    case .container, .selected: return text.hasSuffix(" ") ? "" : " "
    case .trait, .state, .position, .hint, .actions, .moreContent, .sound:
      return text.hasSuffix(".") ? " " : ". "
    }
  }

  private func words(of segment: Segment, hasWords: Bool) -> String {
    switch segment.kind {
    case .selected where hasWords: segment.text + ": "
    case .container: segment.text + ". "
    case .sound: "♪ \(segment.text)"
    case .selected, .label, .content, .value, .trait, .state, .position, .hint, .actions,
      .moreContent:
      segment.snapshot
    }
  }
}

extension Segment {
  /// The words in a style.
  func text(in style: TextStyle) -> String { style == .snapshot ? snapshot : text }

  /// Whether this is a number among others, which needs no full stop before it.
  fileprivate var isPlace: Bool { text.first?.isNumber == true }
}

extension String {
  /// The text with each run of white space that holds a line break replaced by one space.
  package var oneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Substring {
  /// The text without the white space around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
