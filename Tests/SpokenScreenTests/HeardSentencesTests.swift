import SpokenScreen
import Testing

/// The sentences that Apple's demos and other listeners let one hear, each with its element.
struct HeardSentencesTests {
  private static let toggle = "Double tap to toggle setting."
  private static let swipe = "Swipe up or down with one finger to adjust the value."

  // Sessions are named by year and number: 19-238 is "Accessibility Inspector" of WWDC 2019.
  @Test(arguments: [
    (
      "19-216", "- { Toggle: Include Salt, value: true }",
      "Include Salt, Switch button, On | \(toggle)"
    ),
    ("23-10034", "- { Toggle: Filter, value: false }", "Filter, Switch button, Off | \(toggle)"),
    (
      "24-10073", "- { Toggle: comments, value: false }",
      "comments, Switch button, Off | \(toggle)"
    ),
    (
      "19-238", "- { Slider: Red, label: Red 76 }",
      "Red 76, Adjustable | \(swipe)"
    ),
    (
      "19-238", "- { Text: Contrast ratio 11.7 to 1, addTraits: [isHeader] }",
      "Contrast ratio 11.7 to 1, Heading"
    ),
    (
      "UISlider", "- { UISlider: , label: Sound volume, value: 13, in: [0, 100] }",
      "Sound volume, 13%, Adjustable | \(swipe)"
    ),
    ("25-229", "- { Text: Collections, addTraits: [isSelected] }", "Selected, Collections"),
    (
      "22-10153",
      """
      - Picker: [{ Text: one month }, { Text: one year }]
        style: segmented
        value: one year
      """,
      "one month, Button, 1 of 2 // Selected, one year, Button, 2 of 2"
    ),
    (
      "21-10121",
      """
      - Text: Bailey
        customContent:
          - { label: Breed, value: beagle, importance: high }
          - { label: Age, value: three years, importance: high }
          - { label: Weight, value: 30 pounds }
      """, "Bailey, beagle, three years | More content available"
    ),
    (
      "21-10121",
      """
      - Canvas:
        label: Cups of coffee versus lines of code
        children:
          - { Rectangle: , label: Zero cups, value: Twenty lines of code }
      """, "Cups of coffee versus lines of code, Zero cups, Twenty lines of code"
    ),
    ("22-10136", "- Chart: [{ Rectangle: , label: Cachapa, value: '916' }]", "Cachapa, 916"),
    (
      "22-10136", "- Chart: [{ Rectangle: , label: May 8th, value: 54 pancakes }]",
      "May 8th, 54 pancakes"
    ),
    (
      "24-10073",
      """
      - HStack:
          - { Circle: , label: Unread }
          - Text: absolutely beautiful
          - Text: Jack
        element: combine
        addTraits: [isButton]
      """, "Unread, absolutely beautiful, Jack, Button"
    ),
    (
      "24-10073",
      """
      - HStack:
          - { Circle: , label: Unread }
          - Text: Looks like a wonderful time
          - Text: Nick
          - Button:
            symbol: star.fill
          - { Button: Reply, symbol: arrowshape.turn.up.left }
        element: combine
      """, "Unread, Looks like a wonderful time, Nick, Button | Actions available"
    ),
    (
      "21-10119",
      """
      - ZStack:
          - { Image: ada, decorative: true }
          - Text: Ada
          - Button: Send Challenge
            symbol: gamecontroller.fill
        element: combine
        addTraits: [isButton]
      """, "Ada, Button | Actions available"
    ),
    (
      "21-10223",
      """
      - NavigationLink:
          - Text: WWDaisy
          - Text: Five days
          - Text: Seven days
          - Text: Medium
      """, "WWDaisy, Five days, Seven days, Medium, Button"
    ),
    ("21-10223", "- Image:\n  systemName: drop.fill", "drop.fill, Image"),
    (
      "24-10073",
      """
      - Image: half.star
        label: Half star, Saturday, It was a beautiful weekend!
      """, "Half star, Saturday, It was a beautiful weekend!, Image"
    ),
    ("24-10073", "- { Text: Synth, draggable: true }", "Synth, Draggable"),
    (
      "UIDatePicker", "- UIPickerView: [{ Element: , label: 2 o'clock }]",
      "2 o'clock, Picker item, Adjustable | \(swipe)"
    ),
  ]) func `says on iOS what was heard`(source: String, views: String, spoken: String) throws {
    #expect(try told(views) == spoken, "\(source)")
  }

  @Test(arguments: [
    ("25-229", "- { Toggle: Bold, value: false, style: button }", "Bold, Toggle button"),
    ("25-229", "- Button: Minimize", "Minimize, Button"),
    (
      "25-229",
      """
      - VStack:
          - Text: Title
          - Button: Apply
        element: combine
      """, "Title, Apply, Button"
    ),
    (
      "25-229",
      """
      - HStack:
          - Button: Plain
        element: contain
        label: Style Presets
      """, "Style Presets, Group // In Style Presets, Group, 1 item, Plain, Button"
    ),
  ]) func `says on the Mac what was heard`(source: String, views: String, spoken: String) throws {
    #expect(try told(views, platform: .macos, ["speakHints": "false"]) == spoken, "\(source)")
  }

  /// Sentences that no stop of the cursor says; what they need instead.
  static let elsewhere = [
    "on": "the change of a value under the cursor",
    "Nine days": "the change of a value under the cursor",
    "Flip.": "the activation of a button",
    "VoiceOver on. Safari, Show Sidebar, Button.": "VoiceOver being turned on",
    "VoiceOver On, Landmarks, toggle sidebar, button": "VoiceOver being turned on",
    "Three years, age.": "reading custom content",
    "More Content menu. Five items. Age, three years.": "the Mac's menu of custom content",
    "Bookmarks menu. Page 2. Page 5": "the Mac's menu of a rotor",
    "Actions menu, two items. Show alternate items.": "the Mac's menu of actions",
    "Drop, drop ready": "dragging",
    "Drop complete": "dragging",
    "Opening camera—camera active": "announcements",
    "Page 19 of 27": "the report of a page that was scrolled",
    "Tab 3 of 5": "the report of a page that was scrolled",
    "All the world apostrophe s a stage comma": "the sound of speech attributes",
    "A-P-P-L": "the sound of speech attributes",
    "Activate, Default": "the rotor of actions",
  ]
}
