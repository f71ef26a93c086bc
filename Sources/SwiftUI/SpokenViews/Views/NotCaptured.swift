import ScreenTree

/// What stands for a view of an app whose file could not be compiled: silent, and a finding says
/// that it is not captured.
public struct _NotCaptured: View {
  private let name: String
  private let position: Position

  /// A stand-in by the name of the view.
  ///
  /// - Parameters:
  ///   - name: the name of the type.
  ///   - place: the file, the line and the column of the app's code that made the view; nil when a
  ///     function made it that knows none. The code of the stand-in itself is no place of the app.
  public init(_ name: String, at place: (StaticString, Int, Int)?) {
    self.name = name
    position = place.map { Position($0.0, $0.1, $0.2) } ?? .unknown
  }

  /// Nothing, and a finding.
  public var body: some View { UncapturedArea(name, at: position) }
}
