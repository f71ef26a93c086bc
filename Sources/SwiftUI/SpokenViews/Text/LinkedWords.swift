import Foundation
import ScreenTree

/// Words, and the links among them.
struct LinkedWords: Hashable, Sendable {
  var text: String
  var links: [TextLink] = []

  /// Words without links.
  init(_ text: String) { self.text = text }

  /// Words in Markdown.
  init(markdown: String) {
    text = markdown.withoutMarkdown
    // Almost no words have links, and those of every text come here.
    guard text != markdown else { return }
    links = markdown.replacing(/\^\[[^\]]*\]\(inflect: true\)/, with: "")
      .matches(of: /\[([^\]]*)\]\(([^)\s]+)[^)]*\)/)
      .compactMap { TextLink(String($0.1).withoutMarkdown, to: URL(string: String($0.2))) }
  }

  /// Words with attributes, of which links are one.
  init(_ attributed: AttributedString) {
    text = String(attributed.characters)
    let parts = attributed.runs[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    links = parts.compactMap { TextLink(String(attributed[$0.1].characters), to: $0.0) }
  }
}

/// A part of the words of a text that opens an address.
struct TextLink: Hashable, Sendable {
  let words: String
  private let url: URL

  /// A link, if there is an address.
  fileprivate init?(_ words: String, to url: URL?) {
    guard let url else { return nil }
    self.words = words
    self.url = url
  }

  /// What opens it.
  fileprivate func opening(on trigger: Behavior.Trigger, by openURL: OpenURLAction) -> Behavior {
    Behavior(trigger) { _ in
      openURL(url)
      return true
    }
  }
}

extension [TextLink] {
  /// What a text with these links is and does: a double tap opens the only one, an action each of
  /// several.
  func properties(in environment: EnvironmentValues, at position: Position) -> [Property] {
    guard !isEmpty else { return [] }
    let openURL = environment.openURL
    var properties = [Property.addTraits([.link], at: position)]
    if count > 1 {
      properties.append(.actions(map { Property.Action($0.words) }, at: position))
    }
    for link in self {
      let trigger = count > 1 ? Behavior.Trigger.action(link.words) : .activate
      properties.append(.behavior(link.opening(on: trigger, by: openURL), at: position))
    }
    return properties
  }
}
