#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The position of an expectation in the source of a test.
public struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The position that the compiler passes for a call.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the running test, in Swift Testing or XCTest.
  func fail(_ message: String) {
    #if canImport(XCTest)
      if !isInSwiftTesting { XCTFail(message, file: filePath, line: line) }
    #endif
    #if canImport(Testing)
      // XCTest ignores this; it is the only way when neither library knows the test, such as in a
      // detached task.
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }

  /// Warns without failing the test; XCTest has no warnings and prints it.
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
