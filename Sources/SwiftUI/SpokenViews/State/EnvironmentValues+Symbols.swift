/// Looks of symbols that views can read; nothing of them is heard.
extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How symbols are colored.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
