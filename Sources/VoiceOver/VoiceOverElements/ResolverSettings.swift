package import ScreenTree

/// The settings of the resolver.
package struct ResolverSettings: Hashable, Sendable {
  /// Which model to follow where sources on VoiceOver differ.
  package var compatibility = Compatibility.voiceOver
  /// Which images add their label to a combined element.
  package var combineImages = CombinedImages.labelled
  /// The version of iOS, iPadOS or macOS; iOS's number is used for all of them.
  package var systemVersion = Platform.usualVersion
  /// The device that screens without frames are laid out on; nil for that of the screen.
  package var device: Device?
  /// The size of texts that the user chose.
  package var textSize = TextSize.large

  /// The defaults: VoiceOver as it was heard most recently.
  package init() {}
}

/// Which model to follow where sources on VoiceOver differ.
package enum Compatibility: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver as Apple documents it and developers hear it.
  case voiceOver = "voiceover"
  /// AccessibilitySnapshot's model, to compare with the references of that project.
  case snapshot
}

/// How a model of VoiceOver turns a tree into elements, where models differ.
struct TreeModel {
  /// Whether a modal view hides the others even if it is hidden itself.
  var hiddenModalsCover = false
  /// Whether only the outermost of several containers gives its members positions.
  var onlyOutermostPlaces = false
  /// Whether the first and the last element of a list or a landmark announce its ends without an
  /// explicit list of elements.
  var marksEnds = true
  /// Whether the first and the last element of a landmark announce it themselves; VoiceOver does so
  /// on entering.
  var marksLandmarks = false
  /// Whether accessibility elements without views have positions among tabs.
  var placesVirtualTabs = true
  /// Whether a switch keeps an empty value.
  var keepsEmptySwitchValues = false
  /// Whether a secret is said by the number of its characters, not by bullets.
  var countsSecrets = true
  /// Whether the headers of a row belong to its first cell alone, which lacks the header right above.
  var headsFirstCells = false
  /// Whether the name of an image keeps all marks but hyphens, and the label of UIKit's symbols is in
  /// lower case, as was heard.
  var namesImagesAsHeard = true

  /// The model of a compatibility mode.
  static func of(_ compatibility: Compatibility) -> TreeModel {
    switch compatibility {
    case .voiceOver: TreeModel()
    case .snapshot:
      TreeModel(
        hiddenModalsCover: true, onlyOutermostPlaces: true, marksEnds: false,
        marksLandmarks: true, placesVirtualTabs: false, keepsEmptySwitchValues: true,
        countsSecrets: false, headsFirstCells: true, namesImagesAsHeard: false)
    }
  }
}

/// Which images add their label to a combined element; developers report all three.
package enum CombinedImages: String, Hashable, Sendable, CaseIterable {
  /// Images with a label, or a symbol with a default label.
  case labelled
  /// Every image, if necessary by its name.
  case all
  /// No image, if it has the image trait.
  case none
}
