import ScreenTree

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItem.Place

  private init(_ place: BarItem.Place) { self.place = place }

  /// At the end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// Instead of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// At the start of the bar at the top.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// At the end of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// At the end of the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// In the bar at the bottom.
  public static let status = ToolbarItemPlacement(.bottom)
  /// At the end of the bar at the top.
  public static let confirmationAction = ToolbarItemPlacement(.trailing)
  /// At the start of the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// At the start of the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(.leading)
  /// Above the keyboard, which is not modelled.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// At the start of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// Instead of the title.
  public static let title = ToolbarItemPlacement(.principal)
  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the start of the bar at the top, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar at the top, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
}

/// A view in a bar.
struct BarItem {
  /// Where it stands.
  enum Place {
    case leading, principal, titleMenu, trailing, bottom, keyboard
  }

  let place: Place
  let node: _ViewNode
}

/// Views in bars.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The views.
  @ToolbarContentBuilder var body: Body { get }

  /// The views, as one view.
  var _view: AnyView { get }
}

extension ToolbarContent {
  /// The views, as one view.
  public var _view: AnyView { AnyView(ToolbarBody(content: Installed(value: self))) }
}

/// The body of an app's content, as a view, so that it has its own environment and state.
private struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Installed<Content>

  var body: some View { content.value.body._view }
}

extension Never: ToolbarContent {
  /// Never is shown.
  public var _view: AnyView { preconditionFailure("Never has no view") }
}

extension ToolbarContent where Body == Never {
  /// Items of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// The view.
  public var _view: AnyView { AnyView(BarItemView(content: content, place: placement.place)) }
}

extension ToolbarItem where ID == () {
  /// A view in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }
}

extension ToolbarItem where ID == String {
  /// A view in a bar that its user can change.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Views in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// The views.
  public var _view: AnyView { AnyView(BarItemView(content: content, place: placement.place)) }
}

extension ToolbarItemGroup {
  /// Views in a bar, with a label for the menu that has them where there is no room.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(placement: placement, content: content) }
}

/// Views in bars, of a builder.
public struct _ToolbarContents: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  /// The views.
  public let _view: AnyView
}

/// Views of any types after each other.
struct ViewList: View {
  let views: [AnyView]

  var body: some View {
    ForEach(0..<views.count, id: \.self) { views[$0] }
  }
}
