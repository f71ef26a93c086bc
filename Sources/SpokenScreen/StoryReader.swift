import Foundation
import ScreenImport
import ScreenResolver
import ScreenSession
import ScreenSpeech
public import ScreenTree

/// Reads a screen file, a walkthrough or a capture into a story.
public struct StoryReader: Sendable {
  /// The system that replaces the file's, or nil.
  public var platform: Platform?
  /// The language that replaces the file's, or nil.
  public var language: String?
  /// The name of the capture format, or nil to detect it.
  public var format: String?
  /// The settings that replace the file's.
  public var settings: [Walkthrough.Setting]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - platform: the system that replaces the file's, or nil.
  ///   - language: the language that replaces the file's, or nil.
  ///   - format: the name of the capture format, or nil to detect it.
  ///   - settings: the settings that replace the file's.
  public init(
    platform: Platform? = nil, language: String? = nil, format: String? = nil,
    settings: [Walkthrough.Setting] = []
  ) {
    self.platform = platform
    self.language = language
    self.format = format
    self.settings = settings
  }

  /// A story and what is worth saying about its file.
  public struct Reading: Sendable {
    /// The story.
    public var story: Story
    /// Warnings and remarks, one line each.
    public var remarks: [String]
  }
}

/// Why an input cannot be told.
public enum StoryFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing(String)
  /// The file is there and cannot be read; the second text says why.
  case unreadable(String, String)
  /// The file is faulty; all faults in the order of their places.
  case faulty([Finding])

  /// The fault in the words that the command prints.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file"
    case .unreadable(let path, let cause): "\(path): cannot be read: \(cause)"
    case .faulty(let findings): findings.map(\.description).joined(separator: "\n")
    }
  }
}
