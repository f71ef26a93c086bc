/// A look of the system; not heard.
public struct LinearProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
  /// The look in a color; not heard.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of the system; not heard.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of the system; not heard.
public struct CircularProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
  /// The look in a color; not heard.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of the system; not heard.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
