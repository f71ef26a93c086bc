#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place in the source of a test at which an expectation stands.
public struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a place from what the compiler knows about a call.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the test that is running, whichever library runs it.
  func fail(_ message: String) {
    #if canImport(XCTest)
      if !isInSwiftTesting { XCTFail(message, file: filePath, line: line) }
    #endif
    #if canImport(Testing)
      // XCTest ignores this; where neither library knows of a test, such as in a detached task, this
      // is what is left.
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }

  /// Tells of something that does not fail the test; XCTest has no warnings and prints it.
  func warn(_ message: String) {
    #if canImport(Testing)
      guard !isInSwiftTesting else {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: location)
        return
      }
    #endif
    print("\(filePath):\(line): warning: \(message)")
  }

  #if canImport(Testing)
    private var isInSwiftTesting: Bool { Test.current != nil }

    private var location: SourceLocation {
      SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  #else
    private var isInSwiftTesting: Bool { false }
  #endif
}
