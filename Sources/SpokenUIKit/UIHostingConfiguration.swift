public import Foundation
import ScreenTree
public import SpokenViews

/// A view of SwiftUI as the content of a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content

  /// A view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The points around the view; not heard.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }

  /// The view behind the cell; not heard.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration { self }
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
final class HostedContent: UIView {
  private let hosted = HostedNode<AnyView>()
  var content = AnyView(EmptyView())

  override func childNodes(in view: _ViewNode) -> [Node] { hosted.nodes(of: content, in: view) }
}
