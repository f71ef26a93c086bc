import ScreenTree

/// The meaning of Android's classes.
enum AndroidTypes {
  /// The package of the system's bars.
  static let system = "com.android.systemui"

  /// The words that switches of Android show for their states, which older versions report as text.
  static let states: Set<String> = [
    "ON", "OFF", "AN", "AUS", "EIN", "OUI", "NON", "ACTIVÉ", "DÉSACTIVÉ", "ACTIVADO",
    "DESACTIVADO", "SÍ", "LIGADO", "DESLIGADO", "ATTIVO", "NON ATTIVO", "AAN", "UIT", "WŁ.", "WYŁ.",
    "ВКЛ.", "ВЫКЛ.", "ВКЛ", "ВЫКЛ", "AÇIK", "KAPALI", "オン", "オフ", "开", "关", "開啟", "關閉", "开启", "关闭",
    "사용", "사용 안함",
  ]

  /// Classes of scrolling containers.
  static let lists: Set<String> = [
    "ScrollView", "HorizontalScrollView", "NestedScrollView", "RecyclerView", "ListView",
    "GridView", "ViewPager", "ViewPager2", "WebView", "AbsListView", "ExpandableListView",
  ]

  /// Classes of tab bars.
  static let tabBars: Set<String> = [
    "TabWidget", "TabLayout", "SlidingTabIndicator", "BottomNavigationView",
    "BottomNavigationMenuView", "NavigationBarView", "NavigationBarMenuView",
  ]

  /// Whether a class is a switch or a check box.
  static func isToggle(_ name: String) -> Bool {
    toggles.contains(name) || name.hasSuffix("Switch") || isBox(name) || isRadio(name)
  }

  /// Whether a class is a control, more than a text or a picture.
  static func isControl(_ name: String) -> Bool {
    traits(of: name).contains { $0 != .staticText && $0 != .image }
  }

  private static let toggles: Set<String> = ["SwitchCompat", "SwitchMaterial", "ToggleButton"]

  /// Whether a class shows a picture.
  static func isPicture(_ name: String) -> Bool { name.hasSuffix("ImageView") || name == "Image" }

  static func isRadio(_ name: String) -> Bool { name.hasSuffix("RadioButton") }
  static func isBox(_ name: String) -> Bool {
    name.hasSuffix("CheckBox") || name.hasSuffix("CheckedTextView")
  }

  /// The traits of a class that is a control.
  static func traits(of name: String) -> [Node.Trait] {
    switch name {
    case let name where isToggle(name): [.button, .switchButton]
    case let name where name.hasSuffix("Button") || name.hasSuffix("Fab"): [.button]
    case let name where name.hasSuffix("EditText"): [.textEntry]
    case "SearchView", "SearchAutoComplete": [.textEntry, .searchField]
    case "AutoCompleteTextView", "MultiAutoCompleteTextView": [.textEntry]
    case "SeekBar", "RatingBar", "NumberPicker", "Slider": [.adjustable]
    case "ProgressBar": [.updatesFrequently]
    case "Spinner", "AppCompatSpinner": [.button, .popUpButton]
    case let name where isPicture(name): [.image]
    case "Tab", "TabView", "BottomNavigationItemView", "NavigationBarItemView": [.tabBarItem]
    case "TextView", "CheckedTextView", "AppCompatTextView", "MaterialTextView", "Chronometer":
      [.staticText]
    default: []
    }
  }

  /// The prefixes of classes that need no warning.
  static let packages = [
    "android.", "androidx.", "com.google.android.", "com.android.", "hierarchy", "display",
    "window", "io.flutter.", "com.facebook.react.", "org.chromium.",
  ]
}
