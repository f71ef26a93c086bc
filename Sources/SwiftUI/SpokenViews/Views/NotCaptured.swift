import ScreenTree

/// What stands for a view of an app whose file could not be compiled: silent, and a finding says that
/// it is not captured.
public struct _NotCaptured: View {
  private let name: String
  private let position: Position

  /// A stand-in by the name of the view.
  public init(
    _ name: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.name = name
    position = Position(file, line, column)
  }

  /// Nothing, and a finding.
  public var body: some View { UncapturedArea(name, at: position) }
}
