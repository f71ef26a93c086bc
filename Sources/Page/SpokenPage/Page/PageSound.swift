package import Foundation

/// The sound of a page.
package enum PageSound: Hashable, Sendable {
  /// Bytes inside the page, of a media type such as `audio/mpeg`.
  case inside(Data, type: String)
  /// The path at which a server has it; nil for no sound.
  case at(String?)

  /// The attribute of the audio element, with a space before it.
  var attribute: HTML {
    switch self {
    case .inside(let bytes, let type):
      " src=\"data:\(type);base64,\(.verbatim(bytes.base64EncodedString()))\""
    case .at(let path): "\("data-at", path)"
    }
  }
}
