public import SpokenScreen

extension Screen {
  /// Creates a screen of views, one a line.
  ///
  /// ```swift
  /// let basket = Screen(
  ///   "Basket",
  ///   .heading("Basket"),
  ///   .slider("Apples", .id("apples"), .value(3), .range(0...10)),
  ///   .button("Pay now", .hint("Pays at once")))
  /// ```
  ///
  /// - Parameters:
  ///   - title: the title of the screen.
  ///   - platform: the system that the screen belongs to.
  ///   - language: the language of the words as a BCP 47 tag.
  ///   - views: the views of the screen, back to front.
  ///   - file: the source file, which messages name.
  public init(
    _ title: String, platform: Platform = .ios, language: String = "en-US", _ views: Node...,
    file: String = #fileID
  ) {
    self.init(
      file: file, title: title, platform: platform, language: language, views: views)
  }
}

extension Property.Scalar: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates a value that is words.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a value that is a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a value that is a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a value that is on or off.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}
