/// The file of a screen with about a number of nodes: sections of friends, budgets, switches,
/// headings.
func wallet(nodes: Int) -> String {
  let rows = max(nodes * rowsOfSection / (rowsOfSection * nodesOfRow + 1), 1)
  var text = "screen: Wallet\nviews:\n"
  for section in stride(from: 0, to: rows, by: rowsOfSection) {
    text += "  - Section: Part \(section)\n    views:\n"
    for number in section..<min(section + rowsOfSection, rows) { text += row(number) }
  }
  return text
}

private let rowsOfSection = 20
private let nodesOfRow = 10

private func row(_ number: Int) -> String {
  """
        - VStack:
            - HStack:
                - Image: portrait
                  decorative: true
                - Text: Friend \(number)
                - Button: Send challenge
              element: combine
            - Text: Budget \(number)
              addTraits: [isHeader]
            - Slider: Food
              value: 40
              hint: What you spend on food
            - Toggle: Remind me
              value: true
            - Spacer:
            - Button: Edit

  """
}
