public import Foundation

extension View {
  /// Gives a value to the views around.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    let value = Unchecked(value)
    return modifier(PreferenceModifier<Key> { $0 = value.value })
  }

  /// Changes the value that the views inside give to those around.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key> { value in
        var new = value ?? Key.defaultValue
        callback(&new)
        value = new
      })
  }

  /// Performs a closure when the value that the views inside give changes.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    // What the app calls equal is no change, though more of it may differ.
    modifier(PreferenceActionModifier<Key>(action: action, isSame: { $0 == $1 }))
  }

  /// Gives a place to the views around; each place is the size that is offered to its reader.
  public nonisolated func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key> { $0 = transform(Anchor(value: value.value)) })
  }

  /// Changes the value that the views inside give to those around, by a place.
  public nonisolated func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }

  /// A view before this one that depends on the value that the views inside give.
  @MainActor
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(PreferenceLayer<Key, Overlay>(isBehind: false, alignment, transform))
  }

  /// A view behind this one that depends on the value that the views inside give.
  @MainActor
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(PreferenceLayer<Key, Background>(isBehind: true, alignment, transform))
  }
}

/// A view beside another that depends on the value that the views inside give.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  @State private var value: Key.Value?
  private let isBehind: Bool
  private let alignment: Alignment
  private let transform: (Key.Value) -> Layer

  init(
    isBehind: Bool, _ alignment: Alignment, _ transform: @escaping (Key.Value) -> Layer
  ) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.transform = transform
  }

  func body(content: Content) -> some View {
    // The value is known only after the views inside were evaluated, so it comes back as state.
    let state = $value
    let layer = transform(value ?? Key.defaultValue)
    return content.modifier(PreferenceActionModifier<Key> { state.wrappedValue = $0 })
      .background(alignment: alignment) { if isBehind { layer } }
      .overlay(alignment: alignment) { if !isBehind { layer } }
  }
}

/// A place of a view, which its reader looks up; it is the place that was estimated.
public struct Anchor<Value>: @unchecked Sendable {
  let value: Value

  package init(value: Value) { self.value = value }

  /// Which place of a view.
  public struct Source: @unchecked Sendable {
    let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
}

extension Anchor.Source where Value == CGPoint {
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}

extension GeometryProxy {
  /// The rectangle of what gives a coordinate space its name, in points: that of the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    frame(in: coordinateSpace)
  }

  /// The place of a view, which is not known here.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}
