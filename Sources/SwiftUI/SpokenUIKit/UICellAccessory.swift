import ScreenTree

/// What is at the end of a row of a collection.
@preconcurrency
@MainActor
public struct UICellAccessory {
  enum Kind {
    case silent, disclosureIndicator, checkmark
    case outline(opensByRow: Bool)
    case view(UIView)
  }

  let kind: Kind

  /// The disclosure indicator, unless it is hidden.
  private init(_ kind: Kind, isHidden: Bool) { self.kind = isHidden ? .silent : kind }

  /// The row shows another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, isHidden: options.isHidden) }

  /// The row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, isHidden: options.isHidden) }

  /// The row has others in it, which it shows and hides.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(opensByRow: options.style != .cell), isHidden: options.isHidden)
  }

  /// A button that shows more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    let action = actionHandler.map { perform in UIAction { _ in perform() } }
    return UICellAccessory(
      .view(UIButton(type: .detailDisclosure, primaryAction: action)), isHidden: options.isHidden)
  }

  /// A button that opens a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return UICellAccessory(.view(button), isHidden: options.isHidden)
  }

  /// Words at the end of the row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    return UICellAccessory(.view(label), isHidden: options.isHidden)
  }

  /// A view at the end of the row.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.view(configuration.customView), isHidden: configuration.isHidden)
  }

  /// Shows that the row can be deleted while the list is edited; not heard.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.silent, isHidden: options.isHidden) }

  /// Shows that a row can be added while the list is edited; not heard.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.silent, isHidden: options.isHidden) }

  /// Shows that the row can be moved while the list is edited; not heard.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.silent, isHidden: options.isHidden) }

  /// Shows whether the row is chosen while the list is edited; not heard.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.silent, isHidden: options.isHidden) }
}
