/// The file of a screen with 50 elements: ten parts of a heading, a button, a slider, a switch, a row.
func shop(_ number: Int) -> String {
  (0..<10).reduce("screen: Shop \(number)\nviews:\n") { $0 + part("\(number).\($1)", $1) }
}

private func part(_ name: String, _ number: Int) -> String {
  """
    - Text: Part \(name)
      addTraits: [isHeader]
    - Button: Edit \(name)
      id: edit\(number)
      hint: Opens the editor
    - Slider: Food \(name)
      value: 40
      in: [0, 100]
      format: { currency: USD }
    - Toggle: Remind me
      id: remind\(number)
      value: true
    - HStack:
        - Image: portrait
          decorative: true
        - Text: Friend \(name)
        - Button: Send challenge
      element: combine
      actions: [Archive]

  """
}
