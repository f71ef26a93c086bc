import ScreenTree

extension CaptureNode {
  /// The name of a node in reports.
  var composeSubject: String {
    let words = words("ContentDescription", "Text").map { " '\($0.value.prefix(60))'" } ?? ""
    return (self["Role"] ?? "Node") + words
  }

  func hasComposeAction(_ action: String) -> Bool {
    self["Actions"]?.listed.contains(action) ?? false
  }

  var scrollsInCompose: Bool {
    self["VerticalScrollAxisRange"] != nil || self["HorizontalScrollAxisRange"] != nil
  }

  var isComposeField: Bool { self["EditableText"] != nil || hasComposeAction("SetText") }

  /// Whether it or a node in it is a stop.
  var holdsComposeStop: Bool {
    if flag("MergeDescendants") == true { return true }
    guard children.isEmpty else { return children.contains(where: \.holdsComposeStop) }
    return words("Text", "ContentDescription", "EditableText", "ProgressBarRangeInfo") != nil
  }

  /// The Android class that Compose names for a role.
  var composeClass: String {
    if let name = self["Role"].flatMap({ Self.composeClasses[$0] }) { return name }
    if isComposeField { return "android.widget.EditText" }
    if self["ProgressBarRangeInfo"] != nil {
      return hasComposeAction("SetProgress")
        ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    let isText =
      self["Text"] != nil && flag("MergeDescendants") != true && !hasComposeAction("OnClick")
    return isText ? "android.widget.TextView" : "android.view.View"
  }

  private static let composeClasses = [
    "Button": "android.widget.Button", "Checkbox": "android.widget.CheckBox",
    "Switch": "android.widget.Switch", "RadioButton": "android.widget.RadioButton",
    "Tab": "android.app.ActionBar$Tab", "Image": "android.widget.ImageView",
    "DropdownList": "android.widget.Spinner", "ValuePicker": "android.widget.NumberPicker",
  ]

  /// The progress of a bar, in percent; nil for indeterminate progress.
  var composeProgress: Attribute? {
    guard let range = words("ProgressBarRangeInfo") else { return nil }
    let numbers = range.value.split { !"0123456789.-".contains($0) }
      .flatMap { $0.split(separator: "..") }.compactMap { Double($0) }
    guard numbers.count >= 3, numbers[2] > numbers[1] else { return nil }
    let part = (numbers[0] - numbers[1]) / (numbers[2] - numbers[1])
    guard part.isFinite, abs(part) < 1e6 else { return nil }
    let percent = "\(Int((part * 100).rounded()))%"
    return Attribute(name: range.name, value: percent, position: range.position)
  }
}
