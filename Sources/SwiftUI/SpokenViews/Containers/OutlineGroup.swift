/// A row for each element of a tree; one with elements below it opens to show them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Row
}

extension OutlineGroup: View {
  /// A row for each element, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    elements = Array(data)
    self.id = id
    self.children = children
    self.content = content
  }

  /// The rows.
  public var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(below, id: id, children: children, content: content)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row for each element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) { self.init(data, id: \.id, children: children, content: content) }

  /// A row for an element, and inside it for those below it.
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    elements = [root]
    id = \.id
    self.children = children
    self.content = content
  }
}
