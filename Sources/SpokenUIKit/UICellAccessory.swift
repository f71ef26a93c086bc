import ScreenTree

/// What is at the end of a row of a collection.
@MainActor
public struct UICellAccessory {
  enum Kind {
    case silent, disclosureIndicator, checkmark
    case view(UIView)
  }

  let kind: Kind

  /// How an accessory that is a view is placed; not heard.
  public enum Placement: Hashable, Sendable {
    case leading, trailing
  }

  /// When an accessory is shown; not heard but for the usual state.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The row shows another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(kind: .disclosureIndicator) }

  /// The row is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .checkmark)
  }

  /// Words at the end of the row.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    return UICellAccessory(kind: .view(label))
  }

  /// A view at the end of the row.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView))
  }

  /// Shows that the row can be deleted while the list is edited; not heard.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .silent)
  }

  /// Shows that the row can be moved while the list is edited; not heard.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .silent)
  }

  /// Shows whether the row is chosen while the list is edited; not heard.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .silent)
  }

  /// A view at the end of a row, and how it is placed.
  public struct CustomViewConfiguration {
    let customView: UIView

    /// A view.
    public init(customView: UIView, placement: Placement = .trailing) {
      self.customView = customView
    }
  }
}
