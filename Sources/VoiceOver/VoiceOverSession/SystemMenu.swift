package import ScreenTree
package import VoiceOverElements

/// A menu of VoiceOver on the Mac, open over the element that it is about.
package struct SystemMenu: Hashable, Sendable {
  /// What the menu is for.
  package enum Kind: Hashable, Sendable {
    /// Reads the custom content: Control-Option-Command-slash.
    case moreContent
    /// Performs custom actions: Control-Option-Command-Space.
    case actions
  }

  /// An item of a menu.
  package enum Item: Hashable, Sendable {
    /// An item of custom content.
    case content(Sourced<Property.CustomContent>)
    /// A custom action.
    case action(Sourced<Wording>)
  }

  /// What the menu is for.
  package let kind: Kind
  /// The element that it is about.
  package let element: Element
  /// The items, in the order of the element.
  package let items: [Item]
  /// The number of the item under the cursor, from 0; nil before the first.
  package var place: Int?

  /// The menu of an element; without items VoiceOver opens none.
  package init(_ kind: Kind, of element: Element) {
    (self.kind, self.element) = (kind, element)
    items =
      switch kind {
      case .moreContent: element.customContent.map(Item.content)
      case .actions: element.actions.map(Item.action)
      }
  }

  /// The number of the next item or of the one before, from 0; nil past the ends.
  ///
  /// Before the first move the cursor is above the first item, and a move back goes to the last.
  func place(after move: Move) -> Int? {
    let next =
      switch move {
      case .forwards: (place ?? -1) + 1
      case .backwards: (place ?? items.count) - 1
      case .first: 0
      case .last: items.count - 1
      }
    return items.indices.contains(next) ? next : nil
  }

  /// A move in a menu.
  enum Move {
    case forwards, backwards, first, last

    /// Whether it ends below the last item when there is no further one.
    var isForwards: Bool { self == .forwards || self == .last }
  }
}

extension SystemMenu.Kind {
  /// The name in English.
  package var name: String {
    switch self {
    case .moreContent: "More Content"
    case .actions: "Actions"
    }
  }

  /// The rotor that finds the same, by which a menu without items is named.
  var rotor: Rotor {
    switch self {
    case .moreContent: .system(.moreContent)
    case .actions: .system(.actions)
    }
  }
}
