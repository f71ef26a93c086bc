// What a macro writes into a file that imports UIKit alone.
public import SpokenViews
@_exported public import struct SpokenViews.Preview
@_exported public import struct SpokenViews.PreviewTrait
@_exported public import enum SpokenViews._Previews

// The closures are optional, so that those without `return`, which fit here too, are SwiftUI's.

/// A preview of a controller, which `swift run MyApp previews` lists and a test can hear.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

/// A preview of a controller with traits, which are not heard.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ more: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

/// A preview of a view of UIKit, which `swift run MyApp previews` lists and a test can hear.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

/// A preview of a view of UIKit with traits, which are not heard.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ more: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

extension _Previews {
  /// Adds a preview of a controller.
  @_disfavoredOverload
  public static func add(
    _ name: String?, _ file: String, _ line: Int,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    _ controller: @escaping @MainActor () -> UIViewController
  ) { add(name, file, line, traits: traits) { ControllerView(controller) } }

  /// Adds a preview of a view of UIKit.
  @_disfavoredOverload
  public static func add(
    _ name: String?, _ file: String, _ line: Int,
    traits: [PreviewTrait<Preview.ViewTraits>] = [], _ view: @escaping @MainActor () -> UIView
  ) { add(name, file, line, traits: traits) { ObjectView(make: view) } }
}

/// A view of UIKit as one of SwiftUI.
private struct ObjectView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
