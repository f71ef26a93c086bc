import TestSupport

/// A walkthrough in which every setting has something to change.
enum Shop {
  static let screen = """
    screen: Shop
    views:
      - Text: "Total $5.99 • 1042 * 😀!"
        frame: [0, 0, 100, 40]
      - Text: GIF viewer
        frame: [300, 0, 100, 40]
      - List:
          - Button: Box
            id: box
            hint: Opens the box.
            actions: [Pack]
            customContent: [{ label: Age, value: 3 }]
          - Button: Bag
            actions: [Pack]
        label: Goods
      - Link: Help
      - TextField: Name
        value: Zoe
      - Table:
          - { Text: Day, cell: { row: 0, column: 0 } }
          - { Text: Sum, cell: { row: 0, column: 1 } }
          - { Text: Monday, cell: { row: 1, column: 0 } }
          - { Text: Ten, cell: { row: 1, column: 1 } }
        container: dataTable
        rowCount: 2
        columnCount: 2
        columnHeaderRows: [0]
      - VStack:
          - Image: star
            label: Star
          - Image: dot
          - Text: Best
        element: combine
      - Form:
          - Section: Offers
            views: [Text: Tea]

    """

  static let walkthrough = """
    walkthrough: Shop
    screens: { shop: shop.screen.yaml }
    steps:
      - open: shop
      - next: 2
      - action: Pack
      - next: 3
      - delete
      - type: " Al b"
      - next: 6
      - touch: box
      - byCharacter
      - quickNavOn
      - rotor: Links
      - previous: 3

    """

  /// Speaks the walkthrough with more arguments.
  static func recording(_ arguments: [String]) throws -> SoundRecording {
    let scratch = try Scratch()
    _ = try scratch.create("shop.screen.yaml", screen)
    let walk = try scratch.create("shop.walk.yaml", walkthrough)
    return try SoundRecording(walk, arguments)
  }

  /// The walkthrough with every setting as it is at first.
  static let usual = Result { try recording([]) }
}
