public import Foundation

extension TextField where Label: View {
  /// A field for a value in a format, with a view as its label; what cannot be read changes nothing.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Style.FormatOutput == String {
    let style = Unchecked(format)
    let text = Binding(
      get: { style.value.inLanguageOfScreen.format(value.wrappedValue) },
      set: { words in
        if let new = style.value.value(of: words) { value.wrappedValue = new }
      })
    self.init(text: text, prompt: prompt, label: label, file: file, line: line, column: column)
    field.isFormatted = true
  }

  /// A field for a value in a format, which is nil while the field is empty.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Style.FormatOutput == String {
    let style = Unchecked(format)
    let text = Binding(
      get: { value.wrappedValue.map { style.value.inLanguageOfScreen.format($0) } ?? "" },
      set: { words in
        if words.isEmpty { value.wrappedValue = nil }
        if let new = style.value.value(of: words) { value.wrappedValue = new }
      })
    self.init(text: text, prompt: prompt, label: label, file: file, line: line, column: column)
    field.isFormatted = true
  }

  /// A field for a value that a formatter reads and writes: a number, a date or words.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let formatter = Unchecked(formatter)
    let text = Binding(
      get: { formatter.value.inLanguageOfScreen.words(for: value.wrappedValue) },
      set: { words in
        let reader = formatter.value.inLanguageOfScreen
        if let new = reader.value(of: words, as: Value.self) { value.wrappedValue = new }
      })
    self.init(text: text, prompt: prompt, label: label, file: file, line: line, column: column)
    field.isFormatted = true
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// What words mean in the locale of the screen, if the format can read them.
  fileprivate func value(of words: String) -> FormatInput? {
    try? inLanguageOfScreen.parseStrategy.parse(words)
  }
}

extension Formatter {
  /// A value in words; nothing for nil.
  fileprivate func words(for value: Any) -> String {
    switch value {
    case let number as any BinaryInteger: string(for: Self.number(number)) ?? ""
    case let number as any BinaryFloatingPoint: string(for: NSNumber(value: Double(number))) ?? ""
    case let number as Decimal: string(for: NSDecimalNumber(decimal: number)) ?? ""
    default: string(for: value) ?? (value as? String) ?? ""
    }
  }

  /// An integer of any size as a number for formatters.
  private static func number<Integer: BinaryInteger>(_ integer: Integer) -> NSNumber {
    if let small = Int(exactly: integer) { return NSNumber(value: small) }
    return NSDecimalNumber(string: "\(integer)")
  }

  /// What words mean, if the formatter can read them.
  fileprivate func value<Value>(of words: String, as type: Value.Type) -> Value? {
    if let formatter = self as? DateFormatter { return formatter.date(from: words) as? Value }
    guard let formatter = self as? NumberFormatter else { return words as? Value }
    guard let number = formatter.number(from: words) else { return nil }
    // Foundation gives one type of number; the one that the binding has is found by trying each.
    let forms: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
