public import SpokenViews

extension ImageRenderer {
  /// No picture, because nothing is drawn here.
  public var uiImage: UIImage? { nil }
}
