public import SpokenViews

/// A preview of a view, which `swift run MyApp previews` lists and a test can hear.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

/// A preview of a view with traits, of which modifiers are heard.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ more: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SpokenMacros", type: "PreviewMacro")

/// State in the closure of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SpokenMacros", type: "PreviewableMacro")
