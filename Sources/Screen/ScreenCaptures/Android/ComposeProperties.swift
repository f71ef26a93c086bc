/// The properties that Jetpack Compose writes.
enum ComposeProperties {
  /// Their names; an app may add others, which no screen reader reads.
  ///
  /// Those of `androidx.compose.ui.semantics.SemanticsProperties`, and of the printer itself.
  static let known: Set<String> = [
    "AccessibilityClassName", "Actions", "ClearAndSetSemantics", "CollectionInfo",
    "CollectionItemInfo", "ContentDataType", "ContentDescription", "ContentType", "CustomActions",
    "Disabled", "EditableText", "Error", "FillableData", "Focused", "Heading",
    "HideFromAccessibility", "HorizontalScrollAxisRange", "ImeAction", "IndexForKey", "InputText",
    "InputTextSuggestionState", "InvisibleToUser", "IsContainer", "IsDialog", "IsEditable",
    "IsPopup", "IsSensitiveData", "IsShowingTextSubstitution", "IsTraversalGroup", "LinkTestMarker",
    "LiveRegion", "MaxTextLength", "MergeDescendants", "OriginalText", "PaneTitle", "Password",
    "ProgressBarRangeInfo", "Role", "SelectableGroup", "Selected", "Shape", "StateDescription",
    "TestTag", "TestTagsAsResourceId", "Text", "TextSelectionRange", "TextSubstitution",
    "ToggleableState", "TraversalIndex", "VerticalScrollAxisRange",
  ]
}
