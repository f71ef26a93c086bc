import ScreenTree

/// The roles of web content by their ARIA names, with browsers' other names.
enum WebRoles {
  /// The ARIA name of a role, in lower case; `nil` for an unknown role.
  static func name(of role: String) -> String? {
    let role = role.lowercased()
    return aliases[role] ?? (known.contains(role) ? role : nil)
  }

  /// Whether a word is a proper prefix of some role.
  static func isPart(_ word: String) -> Bool {
    known.contains { $0.count > word.count && $0.hasPrefix(word) }
  }

  /// The names of roles in Chromium, AccessKit and the Mac.
  private static let aliases: [String: String] = [
    "statictext": "text", "text": "text", "textrun": "inlinetextbox", "label": "text",
    "image": "img", "graphic": "img", "svgroot": "img", "imagemap": "img", "canvas": "img",
    "textfield": "textbox", "textinput": "textbox", "emailinput": "textbox", "urlinput": "textbox",
    "phonenumberinput": "textbox", "numberinput": "spinbutton", "searchinput": "searchbox",
    "passwordinput": "password", "multilinetextinput": "textarea",
    "textfieldwithcombobox": "combobox", "dateinput": "textbox", "datetimeinput": "textbox",
    "timeinput": "textbox", "weekinput": "textbox", "monthinput": "textbox", "date": "combobox",
    "datetime": "combobox", "inputtime": "combobox", "radiobutton": "radio",
    "popupbutton": "combobox", "comboboxselect": "combobox", "comboboxgrouping": "combobox",
    "comboboxmenubutton": "combobox", "editablecombobox": "combobox", "menulist": "combobox",
    "togglebutton": "button", "defaultbutton": "button", "filechooser": "filebutton",
    "disclosuretriangle": "summary", "disclosuretrianglegrouped": "summary",
    "spinner": "spinbutton", "incrementor": "spinbutton", "progressindicator": "progressbar",
    "listboxoption": "option", "menulistoption": "option", "rootwebarea": "document",
    "webarea": "document", "rootobject": "document", "pdfroot": "document", "window": "document",
    "genericcontainer": "generic", "fragment": "generic", "none": "generic",
    "presentation": "generic",
    "presentational": "generic", "ignored": "generic", "div": "generic",
    "section": "generic", "sectionheader": "generic", "sectionfooter": "generic",
    "headerasnonlandmark": "generic", "footerasnonlandmark": "generic", "header": "banner",
    "footer": "contentinfo", "iframe": "generic", "iframepresentational": "generic",
    "layouttable": "generic", "layouttablerow": "generic", "layouttablecell": "generic",
    "descriptionlist": "definitionlist", "descriptionlistterm": "term",
    "descriptionlistdetail": "definition", "directory": "list", "abbr": "emphasis",
    "alertdialog": "dialog", "details": "group", "pane": "generic", "scrollview": "generic",
    "titlebar": "generic", "caption": "caption", "tablecellheader": "columnheader",
    "labeltext": "labeltext", "legend": "generic", "figcaption": "generic", "pre": "paragraph",
    "grid": "table", "treegrid": "table", "listgrid": "table", "datecell": "cell",
    "gridcell": "cell", "rowheader": "rowheader", "desktop": "generic", "client": "generic",
    "menulistpopup": "menulistpopup", "listmarker": "listmarker", "footnote": "generic",
    "embeddedobject": "generic", "pluginobject": "generic", "keyboard": "generic",
    "splitter": "separator", "tabgroup": "tablist", "radiogroup": "radiogroup",
    "sectionwithoutname": "generic", "contentdeletion": "deletion",
    "contentinsertion": "insertion", "video": "group", "audio": "group",
    "ratingindicator": "slider", "colorwell": "colorwell",
    "comment": "generic", "suggestion": "generic", "ruby": "emphasis",
    "rubyannotation": "inlinetextbox", "linebreak": "inlinetextbox", "scrollbar": "inlinetextbox",
    "caret": "inlinetextbox", "tooltip": "tooltip", "feed": "list", "time": "emphasis",
  ]

  /// The roles that are read by their own names.
  static let known: Set<String> = inline.union(landmarks).union(ofAria).union(containers).union([
    "document", "generic", "paragraph", "inlinetextbox", "labeltext", "menulistpopup",
    "listmarker", "list", "listitem", "table", "row", "rowgroup", "cell", "columnheader", "caption",
    "treeitem", "blockquote", "status", "log", "marquee", "timer", "alert", "separator",
    "heading", "text", "math", "tooltip", "rowheader", "dialog", "term", "definition",
    "definitionlist",
  ])

  /// Roles of inline text.
  static let inline: Set<String> = [
    "strong", "emphasis", "code", "mark", "deletion", "insertion", "subscript", "superscript",
    "text",
  ]

  static let landmarks: Set<String> = [
    "banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search",
  ]

  /// Landmarks that need a name.
  static let landmarksByName: Set<String> = ["form", "region"]

  /// Roles at which VoiceOver stops without going inside.
  ///
  /// By those of HTML alone no format is recognized, where "summary" is a word as any other; a node
  /// that has one keeps it (`nameRoles`).
  static let leaves = ofAria.union(["filebutton", "select", "summary"])

  private static let ofAria: Set<String> = [
    "button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "textarea", "password",
    "combobox", "slider", "spinbutton", "tab", "img", "menuitem", "menuitemcheckbox",
    "menuitemradio", "option", "progressbar", "meter", "colorwell",
  ]

  /// Roles of named containers.
  static let containers: Set<String> = [
    "group", "radiogroup", "toolbar", "menubar", "menu", "tablist", "tabpanel", "figure", "article",
    "application", "listbox", "tree", "note",
  ]

  /// Roles with a value.
  static let valued: Set<String> = [
    "textbox", "searchbox", "textarea", "password", "combobox", "slider", "spinbutton",
    "progressbar", "meter", "colorwell", "select",
  ]
}
