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
      .compactMap {
        TextLink(String($0.1).withoutMarkdown, to: URL(string: String($0.2).withMarksOfValues))
      }
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
    let links = named
    if links.count > 1 {
      properties.append(.actions(links.map { Property.Action($0.name) }, at: position))
    }
    for (name, link) in links {
      let trigger = links.count > 1 ? Behavior.Trigger.action(name) : .activate
      properties.append(.behavior(link.opening(on: trigger, by: openURL), at: position))
    }
    return properties
  }

  /// The links, each once, by the names of their actions.
  ///
  /// An action is found by its name, so that the second link of the same words has a number.
  private var named: [(name: String, link: TextLink)] {
    var seen: Set<TextLink> = []
    var counts: [String: Int] = [:]
    var named: [(name: String, link: TextLink)] = []
    for link in self where seen.insert(link).inserted {
      let count = counts[link.words, default: 0] + 1
      counts[link.words] = count
      named.append((name: count > 1 ? "\(link.words), \(count)" : link.words, link: link))
    }
    return named
  }
}
