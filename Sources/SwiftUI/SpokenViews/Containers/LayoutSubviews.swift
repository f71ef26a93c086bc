public import Foundation

/// A size that is offered to a view; nil for the view's own.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// No size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A size of a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with one for what is not specified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views of an arrangement; there are none, because a layout is never asked.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
  /// The direction of reading.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// A view of an arrangement.
public struct LayoutSubview: Hashable, Sendable {
  /// How early it gets room.
  public var priority: Double { 0 }
  /// The room around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A value that a modifier gave it.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  /// The size of it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size of it and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Places it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The room around a view.
public struct ViewSpacing: Sendable {
  /// The room of nothing.
  public init() {}
  /// The points between it and the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
