/// Names of arguments and modifiers in SwiftUI and UIKit that a screen file has other keys for, or none.
///
/// The nearest key by its letters would be a wrong one: `in` for `isOn`, `actions` for `options`.
enum NamesInCode {
  /// What to do about a name, as the end of a sentence; nil for any other word.
  static func advice(for name: String) -> String? {
    if let key = keys[name.lowercased()] { return "write `\(key)`" }
    return others[name.lowercased()]
  }

  /// The key that means the same, by the name in lower case.
  private static let keys = table([
    "value": [
      "isOn", "selection", "selectedSegmentIndex", "selectedIndex", "progress", "currentPage",
      "rating",
    ],
    "in": [
      "range", "bounds", "min", "max", "minimum", "maximum", "minimumValue", "maximumValue",
      "numberOfPages", "total",
    ],
    "views": [
      "options", "choices", "content", "subviews", "arrangedSubviews", "items", "segments", "rows",
      "tabs",
    ],
    "onActivate": ["onTapGesture", "tap", "onTap", "onPress"],
    "symbol": ["icon", "systemIcon", "symbolName"],
    "placeholder": ["prompt"],
    "expanded": ["isExpanded"],
  ])

  /// What to do about names without a key, by the name in lower case.
  private static let others = table([
    "looks are not spoken, so leave it out": [
      "font", "fontWeight", "bold", "italic", "foregroundStyle", "foregroundColor", "textColor",
      "color", "tint", "tintColor", "background", "backgroundColor", "padding", "spacing",
      "alignment", "textAlignment", "cornerRadius", "border", "shadow", "lineLimit",
      "numberOfLines", "offset", "scaleEffect", "clipShape",
    ],
    "where it leads is not spoken, so leave it out": ["url", "href", "destination"],
    "write the words after the class, as in `Text: Hello`, and those in a field as its `value`": [
      "text", "title", "attributedText", "name",
    ],
    "write it as a view among the `views`, such as `Text: Two stops` or `Image: bergen`": [
      "subtitle", "detailText", "secondaryText", "image", "imageName", "thumbnail",
    ],
    "write its buttons among the views, where they are read": [
      "toolbar", "toolbarItems", "navigationBarItems", "rightBarButtonItems", "leftBarButtonItems",
    ],
  ])

  private static func table(_ rows: [String: [String]]) -> [String: String] {
    let pairs = rows.flatMap { advice, names in names.map { ($0.lowercased(), advice) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
