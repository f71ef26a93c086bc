import Foundation
import ScreenTree

/// A view for each element of a collection, with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let position: Position
  /// Deletes rows by their numbers.
  var onDelete: (@MainActor (IndexSet) -> Void)?
}

extension ForEach {
  /// Content for each element that is no view, and has no place of its own.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, id: id, position: .unknown)
  }
}

extension ForEach where Content: View {
  /// A view for each element, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      data: data, content: content, id: { $0[keyPath: id] }, position: Position(file, line, column))
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      // A binding to a collection is a collection of bindings too. This overload is disfavored, so
      // that the one below is taken, which follows elements by their identity.
      data: data, content: content, id: { $0.id }, position: Position(file, line, column))
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range, which never changes.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(data: data, content: content, id: { $0 }, position: Position(file, line, column))
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data == [Binding<Elements.Element>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(
      data: data.elements(by: \.id), content: content, id: { $0.location.current.id },
      position: Position(file, line, column))
  }

  /// A view for a binding to each element, by a property that identifies it.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data == [Binding<Elements.Element>] {
    self.init(
      data: data.elements(by: id), content: content, id: { $0.location.current[keyPath: id] },
      position: Position(file, line, column))
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to each element, which follows the element when others come and go.
  func elements<ID: Hashable>(by path: KeyPath<Value.Element, ID>) -> [Binding<Value.Element>] {
    wrappedValue.indices.map { Binding<Value.Element>(ElementLocation(location, at: $0, path)) }
  }
}

extension ForEach: View where Content: View {
  /// The views are the nodes'.
  public typealias Body = Never

  /// Mounts a view for each element.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ForEachNode(view, context)
  }
}
