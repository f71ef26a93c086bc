/// The modifiers of views by their Swift names.
///
/// `AnyModifier`, `Modifier` and `Property` inherit them, so that each is written with a leading dot:
/// `node.position(of: .hint)`, `node[.hint]`, `Node(.button, properties: [.hint("Opens the cart")])`.
/// Instances of these classes never change, which makes them sendable.
public class ModifierNames: @unchecked Sendable {
  init() {}
}

/// A modifier of a view, without its type of value: one row in the table of modifiers.
///
/// Reading, writing, the JSON Schema and the reference page are made from this row. A new modifier
/// is one row, and the place that uses it, such as a rule of speech.
public class AnyModifier: ModifierNames, Hashable, @unchecked Sendable {
  /// The use of a modifier's value.
  package enum Use: Hashable, Sendable {
    /// A rule of speech speaks it, or depends on it. The example is a view in YAML's flow style
    /// whose transcript is different without the modifier.
    case spoken(by: RuleID, example: String)
    /// The same, of a modifier that the rule reads from the element as the file states it
    /// (`element[.insertionPoint]`), without a pass of the resolver: such a modifier is this row and
    /// the rule.
    case stated(for: RuleID, example: String)
    /// It affects which elements there are, and their order.
    case shapesTree
    /// It declares the behavior of the app.
    case behavior
    /// It is kept for export and otherwise unused.
    case carried
    /// The same, of one that an explanation prints.
    case explained
  }

  /// The section of the reference page.
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    /// Names, labels, values.
    case words
    /// Traits and states.
    case traits
    /// Elements, groups and order.
    case elements
    /// Actions, content, rotors, containers.
    case content
    /// The behavior of the app.
    case app
    /// Speech attributes.
    case speech
    /// Web content; only the class `Web` has these.
    case web
  }

  /// The key in a screen file.
  public let name: String
  /// Another key with the same meaning, or nil for none.
  package let synonym: String?
  /// Its names in SwiftUI, UIKit and ARIA, if they are not the key with the prefix `accessibility`
  /// or `aria-`.
  let apiNames: [String]
  /// The syntax of the value in a file.
  package let form: ModifierForm
  /// The use of the value.
  package let use: Use
  /// Its meaning, for the reference page and the schema.
  package let summary: String
  /// The section of the reference page.
  package let topic: Topic
  /// Whether a list extends earlier lists instead of replacing them.
  package let isAdded: Bool

  fileprivate init(
    _ name: String, synonym: String?, api apiNames: [String], _ form: ModifierForm, use: Use,
    _ topic: Topic, isAdded: Bool, _ summary: String
  ) {
    self.name = name
    self.synonym = synonym
    self.apiNames = apiNames
    self.form = form
    self.use = use
    self.topic = topic
    self.isAdded = isAdded
    self.summary = summary
  }

  /// Whether both are the same modifier.
  public static func == (one: AnyModifier, other: AnyModifier) -> Bool { one === other }

  /// Hashes the name, which is unique.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A modifier with its type of value.
public final class Modifier<Value: Hashable & Sendable>: AnyModifier, @unchecked Sendable {
  init(
    _ name: String, synonym: String? = nil, api apiNames: [String] = [], _ type: ValueForm<Value>,
    _ topic: Topic, isAdded: Bool = false, use: Use, _ summary: String
  ) {
    super.init(
      name, synonym: synonym, api: apiNames, type.form, use: use, topic, isAdded: isAdded, summary)
  }

  /// A property with a value, at a position of a file: `.hint("Opens the cart")`.
  public func callAsFunction(_ value: Value, at position: Position = .unknown) -> Property {
    PropertyOf(self, value, at: position)
  }
}

extension AnyModifier {
  /// Every modifier, in the order of the reference page.
  package static let all: [AnyModifier] =
    words + traitsAndStates + elementsAndOrder + contentAndContainers + appBehavior + speaking
    + webContent

  /// Whether only web content has it.
  package var isWeb: Bool { topic == .web }

  /// The rule that speaks it, with its example; nil for one that no rule speaks.
  package var spoken: (rule: RuleID, example: String)? {
    switch use {
    case .spoken(let rule, let example), .stated(let rule, let example): (rule, example)
    case .shapesTree, .behavior, .carried, .explained: nil
    }
  }

  /// Whether a rule or an explanation reads it from the element as the file states it.
  package var isPassedOn: Bool {
    if case .stated = use { true } else { use == .explained }
  }

  /// Whether VoiceOver says nothing of it and nothing changes by it.
  package var isSilent: Bool { use == .carried || use == .explained }
}
