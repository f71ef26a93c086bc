/// The ARIA names of AT-SPI roles, as Chromium writes them.
enum AuralinuxRoles {
  /// The ARIA name of a role; nil for an unknown one.
  static func name(of role: String) -> String? { names[role] }

  private static let names: [String: String] = [
    "push button": "button", "toggle button": "button", "check box": "checkbox",
    "radio button": "radio", "combo box": "combobox", "list box": "listbox", "list": "list",
    "list item": "listitem", "menu": "menu", "menu bar": "menubar", "menu item": "menuitem",
    "check menu item": "menuitemcheckbox", "radio menu item": "menuitemradio", "tree": "tree",
    "tree item": "treeitem", "tree table": "table", "page tab": "tab", "page tab list": "tablist",
    "scroll pane": "generic", "entry": "textbox", "password text": "password",
    "spin button": "spinbutton", "slider": "slider", "static": "text", "text": "text",
    "heading": "heading", "link": "link", "image": "img", "image map": "img", "canvas": "img",
    "label": "labeltext", "landmark": "region", "panel": "group", "grouping": "group",
    "section": "generic", "paragraph": "paragraph", "block quote": "blockquote", "form": "form",
    "article": "article", "dialog": "dialog", "alert": "alert", "notification": "alert",
    "status bar": "status", "log": "log", "marquee": "marquee", "timer": "timer",
    "tool tip": "tooltip", "tool bar": "toolbar", "separator": "separator",
    "progress bar": "progressbar", "level bar": "meter", "scroll bar": "inlinetextbox",
    "table": "table", "table row": "row", "table cell": "cell", "table row header": "rowheader",
    "table column header": "columnheader", "row header": "rowheader",
    "column header": "columnheader", "caption": "caption", "document web": "document",
    "document frame": "document", "document article": "document", "internal frame": "generic",
    "frame": "generic", "application": "application", "embedded": "application",
    "description list": "definitionlist", "description term": "term",
    "description value": "definition", "definition": "definition", "footnote": "generic",
    "footer": "generic", "header": "generic",
    "math": "math", "math fraction": "generic", "math root": "generic", "audio": "group",
    "video": "group", "comment": "generic", "suggestion": "generic", "mark": "mark",
    "content deletion": "deletion", "content insertion": "insertion", "subscript": "subscript",
    "superscript": "superscript", "rating": "slider", "color chooser": "colorwell",
    "date editor": "combobox", "unknown": "generic", "filler": "generic",
    "redundant object": "generic", "invalid": "generic",
  ]
}
