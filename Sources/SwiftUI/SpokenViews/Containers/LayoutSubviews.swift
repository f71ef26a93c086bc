public import Foundation
import ScreenTree

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

extension ProposedViewSize {
  init(_ size: ProposedSize) {
    self.init(width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) })
  }

  fileprivate var proposal: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// The views of an arrangement.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview]

  init(_ views: [CustomSubview]) {
    self.views = views.enumerated().map { LayoutSubview(number: $0, $1) }
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(position: Int) -> LayoutSubview { views[position] }
  /// The direction of reading.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// A view of an arrangement.
public struct LayoutSubview: Hashable, Sendable {
  /// A view's answers.
  ///
  /// Sendable without a lock: an arrangement asks them while the layout waits for it.
  private final class Answers: @unchecked Sendable {
    let view: CustomSubview

    init(_ view: CustomSubview) { self.view = view }
  }

  private let number: Int
  private let answers: Answers

  fileprivate init(number: Int, _ view: CustomSubview) {
    self.number = number
    answers = Answers(view)
  }

  /// Whether both are the view with one number.
  public static func == (one: Self, other: Self) -> Bool { one.number == other.number }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// How early it gets room.
  public var priority: Double { answers.view.priority }
  /// The room around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A value that a modifier gave it.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  /// The size that it chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = answers.view.size(proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }
  /// The size of it and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal))
  }
  /// Places it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    answers.view.place(
      Property.Point(x: Double(position.x), y: Double(position.y)),
      Property.Point(x: Double(anchor.x), y: Double(anchor.y)), proposal.proposal)
  }
}

/// The room around a view.
public struct ViewSpacing: Sendable {
  /// The room of nothing.
  public init() {}
  /// The points between it and the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
