import Foundation
import ScreenTree

/// What is shown where there is no content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A title, a description and controls.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The title, the description and the controls, below each other.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// A title and a description.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// A title.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == SpokenViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// What a search without a result shows.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What a search for words without a result shows.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
