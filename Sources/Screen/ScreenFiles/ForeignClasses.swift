/// Names of views in other frameworks and formats that are written as classes, and are none here.
enum ForeignClasses {
  /// What to do about a name, as the end of a sentence; nil for any other word.
  ///
  /// - Parameters:
  ///   - name: the name as it was written, in any case.
  ///   - title: the words beside it.
  /// - Returns: the advice.
  static func advice(for name: String, titled title: String) -> String? {
    let name = name.lowercased()
    if name == "tab" {
      let shown = title.isEmpty ? "Listen" : String(title.prefix(40))
      return "the views of a TabView are its tabs, such as `- Text: \(shown)`; write the screen's "
        + "content before the TabView"
    }
    return table[name]
  }

  /// What to do about each name, which is in lower case.
  private static let table: [String: String] = {
    let pairs = rows.flatMap { advice, names in names.map { ($0, advice) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The names with the same advice.
  static let rows: [String: [String]] = [
    "write `Text:` with `heading: 1`": [
      "heading", "header", "headline", "title", "largetitle", "h1", "h2", "h3", "h4", "h5", "h6",
    ],
    "write `Text:`": ["paragraph", "span", "textview", "string", "caption", "subtitle"],
    "write its view in `List:`, such as `Text: Milk`": [
      "listitem", "listrow", "row", "tablerow", "cell", "li",
    ],
    "write `Toggle:`": ["switch", "checkbox", "togglebutton", "switchbutton"],
    "write `Button:`": [
      "iconbutton", "imagebutton", "textbutton", "floatingactionbutton", "pressable",
      "touchableopacity", "elevatedbutton", "outlinedbutton",
    ],
    "write `TextField:`": ["input", "textinput", "textbox", "edittext", "inputfield"],
    "write `SecureField:`": ["passwordfield", "passwordinput", "password"],
    "write `TextEditor:`": ["textarea"],
    "write `UISearchBar:` with `placeholder: Search`": ["searchfield", "searchbar", "searchbox"],
    "write `Image:`": ["imageview", "img", "asyncimage", "picture"],
    "write `Image:` with `symbol:`": ["icon"],
    "write `Link:`": ["anchor", "hyperlink"],
    "write `Picker:` with its choices among the `views`": [
      "dropdown", "select", "combobox", "radiogroup", "segmentedcontrol", "segmentedpicker",
    ],
    "write `Slider:`": ["seekbar", "rangeslider"],
    "write `ProgressView:`": ["progressbar", "progressindicator", "activityindicator", "loader"],
    "write `TabView:` with its tabs among the views": [
      "tabbar", "bottomnavigation", "bottomnavigationbar", "bottombar",
    ],
    "write `NavigationStack:`": ["navigationview", "navigationbar", "navbar", "appbar"],
    "write `Alert:`": ["dialog", "alertdialog", "confirmationdialog"],
    "write `Sheet:`": ["bottomsheet", "actionsheet"],
    "write `Divider:`": ["separator"],
  ]
}
