/// The size that a parent proposes to a view, in points; nil for the size that the view likes best.
package struct ProposedSize: Hashable, Sendable {
  /// The width, or nil.
  package var width: Double?
  /// The height, or nil.
  package var height: Double?

  /// A proposal, in points.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The size that a view likes best.
  package static let unspecified = ProposedSize()
}

/// An arrangement that an app wrote, as SwiftUI's `Layout`; live views pass one.
package protocol CustomLayout: AnyObject, Sendable {
  /// The size of the arrangement for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedSize, _ subviews: [CustomSubview]) -> Size

  /// Places the views inside a rectangle on the screen, by `CustomSubview.place`.
  func placeSubviews(in bounds: Frame, _ proposal: ProposedSize, _ subviews: [CustomSubview])
}

/// A view as an app's arrangement sees it.
package struct CustomSubview {
  /// Its layout priority.
  package let priority: Double
  /// The size that it chooses for a proposal, in points.
  package let size: (ProposedSize) -> Size
  /// Puts the point of the view that lies at shares of its size, from 0 to 1, at a point of the
  /// screen, after proposing a size.
  package let place: Placing

  /// Puts a point of a view at a point of the screen, after proposing a size.
  package typealias Placing = (
    _ point: Property.Point, _ anchor: Property.Point, _ size: ProposedSize
  ) -> Void

  /// A view by what it answers.
  package init(
    priority: Double, size: @escaping (ProposedSize) -> Size, place: @escaping Placing
  ) {
    self.priority = priority
    self.size = size
    self.place = place
  }
}

/// An arrangement of an app as a part of a node.
///
/// Two are equal if both are of one type, because a view makes a new one at each evaluation.
package struct CustomLayoutReference: Hashable, Sendable {
  /// The arrangement.
  package let layout: any CustomLayout
  /// The name of its type, and its values as text.
  package let name: String

  /// An arrangement with a name of its own.
  package init(_ layout: any CustomLayout, name: String) {
    self.layout = layout
    self.name = name
  }

  /// Whether both have one name.
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
