import ScreenTree

extension Screen {
  /// A screen of views, one line each.
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
  ///   - platform: the platform of the screen.
  ///   - language: the language of the screen as a BCP 47 tag.
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
  /// A value in words.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// On or off.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}
