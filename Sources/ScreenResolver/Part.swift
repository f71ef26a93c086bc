import ScreenTree

/// An element on its way through grouping and ordering, with what those passes ask about it.
///
/// A class, because an element is large and each pass changes it where it lies.
final class Draft {
  var element: Element.Content
  let kind: ViewClass
  var priority: Double
  /// Whether the words are nothing but the name of an image file or a symbol.
  var isNamedByImage: Bool
  /// Whether it is the symbol that marks what is chosen.
  var marksSelection = false
  /// Where it lies in a data table.
  var cell: Property.Cell?
  /// The half of a labelled pair that it is.
  var pair: Property.LabeledPair?
  /// Its number among the elements of the container that is looked at.
  var number = 0

  init(
    _ element: Element.Content, kind: ViewClass, priority: Double = 0,
    isNamedByImage: Bool = false
  ) {
    self.element = element
    self.kind = kind
    self.priority = priority
    self.isNamedByImage = isNamedByImage
  }
}

/// A piece of the screen: an element, or a group that stays together.
enum Part {
  case element(Draft)
  indirect case group(Group)

  var priority: Double {
    get {
      switch self {
      case .element(let draft): draft.priority
      case .group(let group): group.priority
      }
    }
    set {
      switch self {
      case .element(let draft): draft.priority = newValue
      case .group(var group):
        group.priority = newValue
        self = .group(group)
      }
    }
  }
}

/// Parts that stay together, in an order of their own.
struct Group {
  /// How the members are put in order.
  enum Order {
    /// By their places on the screen, where all have one.
    case geometric
    /// As the file lists them.
    case listed
  }

  var members: [Part]
  var order = Order.geometric
  var container: Container?
  var priority = 0.0
  /// Where the group lies when that is not where its first member lies.
  var frame: Frame?
}

extension [Part] {
  /// Changes every element in the parts and their groups, in the order of the walk.
  func changeElements(_ change: (Draft) -> Void) {
    for part in self {
      switch part {
      case .element(let draft): change(draft)
      case .group(let group): group.members.changeElements(change)
      }
    }
  }

  /// The only element, or nil when there is none or a group or several.
  var onlyElement: Draft? {
    guard count == 1, let first else { return nil }
    switch first {
    case .element(let draft): return draft
    case .group(let group): return group.members.onlyElement
    }
  }
}
