public import Foundation

/// Modifiers of the system's looks of controls, which are silent: each compiles and changes nothing.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func controlSize(_ size: ControlSize) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func focusSection() -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func textInputAutocapitalization(_ style: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  { self }
}
