import ScreenTree

extension Node {
  /// The node with what a modifier says of it.
  ///
  /// A view of UIKit passes nothing on to the views in it, and a plain one is no element. What
  /// SwiftUI says of the view that shows it is heard all the same: with the elements in it, or as
  /// the words of the only one.
  func saying(_ more: [Property]) -> Node {
    guard kind == .uiView, self[.isElement] != true, !states(.elements),
      more.allSatisfy(\.isOfWords)
    else { return adding(more) }
    var node = self
    switch children.count {
    case 0:
      let isNamed = more.contains { $0.modifier === AnyModifier.label }
      return adding(more + (isNamed ? [.isElement(true)] : []))
    case 1: node.children = [children[0].saying(more)]
    default: node.children = [Node(.group, children: children, properties: more)]
    }
    return node
  }
}

extension Property {
  /// Whether it says what an element is called, what it is set to, or what it is.
  fileprivate var isOfWords: Bool { Self.ofWords.contains { $0 === modifier } }

  private static let ofWords: [AnyModifier] = [
    .label, .value, .valueText, .hint, .addTraits, .removeTraits, .heading, .customContent,
  ]
}
