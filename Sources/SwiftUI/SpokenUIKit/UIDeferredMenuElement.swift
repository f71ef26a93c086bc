/// Rows of a menu that are made when it opens.
///
/// Rows that its closure gives later than at once are not shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var kept: [UIMenuElement]?
  private let isKept: Bool

  private init(
    isKept: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isKept = isKept
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Rows that are made once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isKept: true, elementProvider) }

  /// Rows that are made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isKept: false, elementProvider) }

  /// The rows.
  var elements: [UIMenuElement] {
    if isKept, let kept { return kept }
    var found: [UIMenuElement] = []
    // The closure may be called later, when the menu is already read; such rows cannot be waited
    // for.
    provider { found = $0 }
    kept = found
    return found
  }
}
