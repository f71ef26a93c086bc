import SpokenScreen
import TestSupport
import Testing

/// The sentences that Apple's demos and other listeners let one hear, each with its element.
///
/// The demo of a camera's announcements is in `SpeechQueueTests`. Not possible: "More Content menu.
/// Five items. Age, three years.", "Bookmarks menu. Page 2. Page 5" and "Actions menu, two items.", because
/// the session has no menus of the Mac; "All the world apostrophe s a stage comma" and "A-P-P-L", because
/// the attributes of speech do not reach the sound yet.
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
    ("21-10223", "- Image:\n  systemName: leaf.fill", "leaf.fill, Image"),
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
      """, "Style Presets, Group // Plain, Button // End of Style Presets, Group"
    ),
  ]) func `says on the Mac what was heard`(source: String, views: String, spoken: String) throws {
    #expect(try told(views, platform: .macos, ["speakHints": "false"]) == spoken, "\(source)")
  }

  @Test(arguments: [
    (
      "24-10073", "{ Toggle: comments, id: a, value: false }", ["activate"], "On"
    ),
    (
      "21-10119", "{ Slider: Stay, id: a, value: Eight days }",
      ["wait: 9s", "update: { id: a, value: Nine days }"], "Nine days"
    ),
    ("21-10119", "{ Button: Flip. }", ["activate"], "♪ item activated, Flip."),
    (
      "22", "{ Button: Show Sidebar }", ["voiceOverOn"],
      "VoiceOver on, Safari, Show Sidebar, Button"
    ),
    (
      "21-10121", "{ Text: Bailey, customContent: [{ label: age, value: Three years }] }",
      ["moreContent"], "Three years, age"
    ),
    ("24-10073", "{ Text: Synth, draggable: true }", ["drag"], "Drag"),
    (
      "24-10073", "{ Text: Synth, draggable: true }", ["drag", "rotorNext"], "Drop, Drop ready"
    ),
    ("24-10073", "{ Text: Synth, draggable: true }", ["drag", "drop"], "Drop complete"),
    ("19-254", "{ Text: Book }", ["pageScrolled: Page 19 of 27"], "Page 19 of 27"),
    ("19-254", "{ Text: Book }", ["pageScrolled: Tab 3 of 5"], "Tab 3 of 5"),
    (
      "VOT", "{ Button: Mail, actions: [Delete] }", ["rotorNext: 2"], "Activate, Default"
    ),
  ]) func `says after a step what was heard`(
    source: String, view: String, steps: [String], spoken: String
  ) throws {
    let screen = "screen: S\napp: Safari\nviews:\n  - \(view)\n"
    let told = try Walkthroughs.told(screen, ["open: home", "wait: 9s"] + steps)
    #expect(told.last?.description(in: .voiceover) == spoken, "\(source)")
  }
}
