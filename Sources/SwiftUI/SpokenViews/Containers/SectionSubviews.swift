import ScreenTree

/// A section among the views that a container of an app was given.
public struct SectionConfiguration: Identifiable {
  /// What a section is known by while its container is on the screen.
  public typealias ID = Subview.ID

  /// Its identity.
  public let id: ID
  /// The views of its header.
  public let header: SubviewsCollection
  /// Its views.
  public let content: SubviewsCollection
  /// The views of its footer.
  public let footer: SubviewsCollection
  /// The values that the app gave it.
  public let containerValues: ContainerValues
}

/// The sections of the views that a container of an app was given, in their order.
///
/// Views outside a section are sections without header and footer.
public struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { all.count }
  /// A section.
  public subscript(index: Int) -> SectionConfiguration { all[index] }

  @MainActor
  init(_ subviews: SubviewsCollection) {
    var all: [SectionConfiguration] = []
    var loose: [Subview] = []
    // Views between two sections become one without header, as on Apple's systems.
    func end() {
      guard let first = loose.first else { return }
      let none = SubviewsCollection(all: [])
      all.append(
        SectionConfiguration(
          // Its first view lends its identity, because the section itself was never written.
          id: first.id, header: none, content: SubviewsCollection(all: loose), footer: none,
          containerValues: ContainerValues()))
      loose = []
    }
    for subview in subviews {
      guard let parts = subview.node.sectionParts else {
        loose.append(subview)
        continue
      }
      end()
      let views = parts.map { SubviewsCollection(all: $0.subviews.map(Subview.init)) }
      all.append(
        SectionConfiguration(
          id: subview.id, header: views[0], content: views[1], footer: views[2],
          containerValues: subview.containerValues))
    }
    end()
    self.all = all
  }
}

extension Group {
  /// What a closure makes of the sections that a view consists of.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(source: view) { transform(SectionCollection($0)) }
  }
}

extension ForEach where Data == ForEachSubviewCollection, ID == Subview.ID {
  /// A view for each of the sections that a view consists of.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where Content == GroupElementsOfContent<Base, ForEach<[SectionConfiguration], ID, Result>> {
    self.init(
      data: ForEachSubviewCollection(),
      content: { _ in
        GroupElementsOfContent(source: view) {
          ForEach<_, _, Result>(SectionCollection($0).all, content: content)
        }
      }, id: { $0.id }, position: .unknown)
  }
}

extension _ViewNode {
  /// The parts of the section that it is, also behind modifiers; nil for no section.
  var sectionParts: [_ViewNode]? {
    if case .section(let parts) = role { return parts }
    return role.isTransparent && children.count == 1 ? children[0].sectionParts : nil
  }

  /// The views that it consists of, with those inside sections.
  var deepSubviews: [FoundSubview] {
    subviews.flatMap { found in
      [found] + (found.node.sectionParts ?? []).flatMap(\.deepSubviews)
    }
  }
}
