public import Foundation
import ScreenTree
public import SpokenViews

/// A view of SwiftUI as the content of a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    let view = HostedContent()
    view.configuration = self
    return view
  }
  /// The same in any state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// A view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The points around the view; not heard.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }

  /// The view behind the cell; not heard.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration { self }

  /// The view behind the cell; not heard.
  @_disfavoredOverload
  public func background<Background: View>(@ViewBuilder content: () -> Background)
    -> UIHostingConfiguration
  { self }

  /// The least size of the cell; not heard.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    self
  }
}

/// A configuration that is a view of SwiftUI.
@MainActor
protocol HostingConfiguration {
  var anyView: AnyView { get }
}

extension UIHostingConfiguration: HostingConfiguration {
  var anyView: AnyView { AnyView(content) }
}

/// Shows a view of SwiftUI in a cell.
final class HostedContent: UIView, UIContentView {
  private let hosted = HostedNode<AnyView>()
  private var shown: (any UIContentConfiguration)?
  var configuration: any UIContentConfiguration {
    get { shown ?? UIListContentConfiguration() }
    set {
      shown = newValue
      // The content is of any type, which only this protocol hides.
      if let hosting = newValue as? any HostingConfiguration { content = hosting.anyView }
    }
  }
  var content = AnyView(EmptyView())

  override func childNodes(in view: _ViewNode) -> [Node] { hosted.nodes(of: content, in: view) }
}
