/// A menu that the title of the screen opens; without a title, or with views instead of it, there is
/// none.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  private let content: Content

  /// The menu of a document's title, whose rows are the system's: no menu here.
  public init() where Content == EmptyView { content = EmptyView() }

  /// A menu of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu, which has the title as its label where the bar is made.
  public var _view: AnyView {
    guard !(content is EmptyView) else { return AnyView(EmptyView()) }
    return AnyView(
      BarItemView(
        content: Menu {
          content
        } label: {
          EmptyView()
        }, place: .titleMenu))
  }
}

extension View {
  /// A menu that the title of the screen opens.
  @MainActor
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Whether room grows.
  public enum Sizing: Hashable, Sendable {
    case flexible, fixed
  }

  /// Room in a bar.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing.
  public var _view: AnyView { AnyView(EmptyView()) }
}
