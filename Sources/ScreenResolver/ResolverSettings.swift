/// What the resolver is told beside the screen.
public struct ResolverSettings: Hashable, Sendable {
  /// Whose behaviour is followed where two accounts of VoiceOver differ.
  public var compatibility = Compatibility.voiceOver
  /// Which images add their label to a combined element.
  public var combineImages = CombinedImages.labelled
  /// The version of iOS, iPadOS or macOS; iOS's number counts for all of them.
  public var systemVersion = 26

  /// Creates the settings that follow VoiceOver as it was heard last.
  public init() {}
}

/// Whose behaviour is followed where two accounts of VoiceOver differ.
public enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver as Apple documents it and developers heard it.
  case voiceOver = "voiceover"
  /// AccessibilitySnapshot's model of it, to compare with the references of that project.
  case snapshot
}

/// How a model of VoiceOver makes elements of a tree, where models differ.
struct TreeModel {
  /// Whether a modal view hides the others although it is hidden itself.
  var hiddenModalsCover = false
  /// Whether only the outermost of several containers gives its members their places.
  var onlyOutermostPlaces = false
  /// Whether the first and the last element of a list or a landmark say its ends without an
  /// explicit list of elements.
  var marksEnds = true
  /// Whether the first and the last element of a landmark say so by themselves; VoiceOver says it
  /// when the cursor comes in.
  var marksLandmarks = false
  /// Whether accessibility elements that are no views have a place among tabs.
  var placesVirtualTabs = true
  /// Whether a switch keeps an empty value.
  var keepsEmptySwitchValues = false

  /// The model of each account of VoiceOver.
  static func of(_ compatibility: Compatibility) -> TreeModel {
    switch compatibility {
    case .voiceOver: TreeModel()
    case .snapshot:
      TreeModel(
        hiddenModalsCover: true, onlyOutermostPlaces: true, marksEnds: false,
        marksLandmarks: true, placesVirtualTabs: false, keepsEmptySwitchValues: true)
    }
  }
}

/// Which images add their label to a combined element; developers report all three.
public enum CombinedImages: String, Hashable, Sendable, CaseIterable {
  /// Images with a label of their own or a symbol with a default label.
  case labelled
  /// Every image, by its name if need be.
  case all
  /// No image, as long as it has the image trait.
  case none
}
