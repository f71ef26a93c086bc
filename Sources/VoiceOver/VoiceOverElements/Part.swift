import ScreenTree

/// An element during grouping and ordering, with the properties that those passes need.
///
/// An object, because lists, choices and pairs change elements that are in a group already.
final class Draft {
  var element: Element
  let kind: ViewClass
  var priority: Double
  /// Whether its words are only the name of an image file or a symbol.
  var isNamedByImage = false
  /// Whether it is the symbol that marks the selected choice.
  var marksSelection = false
  /// Whether a double-tap on it does something that its class does not do.
  var isTapped = false
  /// Its position in a data table.
  var cell: Property.Cell?
  /// The view that is the cell; nil when it is the element's own.
  var cellView: Origin?
  /// The role of the header around it; nil if it is in none.
  var headerRole: WebRole?
  /// The half of a labelled pair that it is.
  var pair: Property.LabeledPair?
  /// Its number among the elements of the current container.
  var number = 0

  init(_ element: Element, kind: ViewClass, priority: Double = 0) {
    self.element = element
    self.kind = kind
    self.priority = priority
  }
}

/// A part of the screen: an element, or a group that stays together.
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

/// Parts that stay together, with their own order.
struct Group {
  /// The order of the members.
  enum Order {
    /// By their places on the screen, if all have one.
    case geometric
    /// As in the file.
    case listed
  }

  var members: [Part]
  var order = Order.geometric
  var container: Container?
  var priority = 0.0
  /// The place of the group if it is not that of its first member.
  var frame: Frame?
}

extension [Part] {
  /// Changes every element in the parts and their groups, in the order of the file.
  func changeElements(_ change: (Draft) -> Void) {
    for part in self {
      switch part {
      case .element(let draft): change(draft)
      case .group(let group): group.members.changeElements(change)
      }
    }
  }

  /// The first element in the order of the file; nil without one.
  var firstElement: Draft? {
    for part in self {
      switch part {
      case .element(let draft): return draft
      case .group(let group): if let first = group.members.firstElement { return first }
      }
    }
    return nil
  }

  /// The only element; nil for none, a group or several.
  var onlyElement: Draft? {
    guard count == 1, let first else { return nil }
    switch first {
    case .element(let draft): return draft
    case .group(let group): return group.members.onlyElement
    }
  }
}
