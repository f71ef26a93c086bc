import Foundation
import ScreenTree

/// What the containers and the screens around give the views inside.
extension EnvironmentValues {
  /// The platform whose controls and containers the views are.
  @Entry var platform: Platform = .ios
  /// The size that views around offer, in points; at first that of a common phone.
  @Entry var proposedSize: CGSize = CGSize(width: 402, height: 874)
  /// The gate of the screen that the view is in.
  @Entry var gate: PageGate?
  /// The title and the bars of the screen that the view is in.
  @Entry var titleBox: TitleBox?
  /// The sheet that the view is in.
  @Entry var sheetBox: SheetBox?
  /// The bar of the tabs around.
  @Entry var tabBarBox: TabBarBox?
  /// The view above the bar of tabs.
  @Entry var tabAccessory: (() -> AnyView)?
  /// How the views of tabs in the view show their screens.
  @Entry var tabLook: TabLook = .tabs
  /// Whether the view is a page of a view of tabs itself.
  @Entry var isPage: Bool = false
  /// The column of a split view that the view is in.
  @Entry var column: ColumnBox?
  /// The cells of the table around, each a closure from a row to its view.
  @Entry var tableColumns: [Any]?
  /// The selection of the list around.
  @Entry var selection: ListSelection?
  /// The menu of the rows of the list around.
  @Entry var selectionMenu: SelectionMenu?
  /// Whether rows cannot be deleted.
  @Entry var forbidsDeleting: Bool = false
  /// Whether the list in the view is edited.
  @Entry public var editMode: Binding<EditMode>?
  /// Whether the view is in an open menu.
  @Entry var isInMenu: Bool = false
}

/// What a search gives the views inside.
extension EnvironmentValues {
  /// Whether its user searches.
  @Entry public internal(set) var isSearching: Bool = false
  /// Ends the search.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction()
  /// The words that are searched for.
  @Entry var searchText: Binding<String>?
  /// The choices of what is searched.
  @Entry var searchScopes: AnyView?
  /// The suggestions below the field.
  @Entry var searchSuggestions: (() -> AnyView)?
  /// Whether a search shows no suggestions below its field.
  @Entry var hidesSearchSuggestions: Bool = false
  /// Ties the keyboard of a search field to a state.
  @Entry var searchFocus: ((AnyView) -> AnyView)?
}

/// What is done with the words and the fields in a view.
extension EnvironmentValues {
  /// How the words in the view are spoken.
  @Entry var speech: Property.Speech = Property.Speech()
  /// What happens when the return key is pressed in a field.
  @Entry var submit: [SubmitAction] = []
  /// Lets its user rename something.
  @Entry var rename: (() -> Void)?
  /// What was done last on the screen and can be undone.
  @Entry public internal(set) var undoManager: UndoManager?
}
