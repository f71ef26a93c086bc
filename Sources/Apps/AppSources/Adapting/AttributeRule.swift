/// Attributes that need Objective-C or Interface Builder, or begin an app of UIKit, become spaces.
enum AttributeRule {
  /// The attributes that become spaces; `@NSManaged` is Core Data's, and stays.
  private static let blanked: [String: (kind: Adaptation.Kind, reason: String)] = [
    "@objc": (.objectiveC, "there is no Objective-C here"),
    "@objcMembers": (.objectiveC, "there is no Objective-C here"),
    "@IBAction": (.interfaceBuilder, "nothing is connected by Interface Builder here"),
    "@IBSegueAction": (.interfaceBuilder, "nothing is connected by Interface Builder here"),
    "@IBOutlet": (.interfaceBuilder, "nothing is connected by Interface Builder here"),
    "@IBDesignable": (.interfaceBuilder, "there is no Interface Builder here"),
    "@IBInspectable": (.interfaceBuilder, "there is no Interface Builder here"),
  ]

  /// The change of an attribute; nil when it stays.
  static func change(of index: Int, in code: SourceCode) -> Adaptation? {
    let name = code.text(index)
    if name == "@UIApplicationMain" || (name == "@main" && isDelegate(behind: index, in: code)) {
      return code.adaptation(
        .main, at: index, to: code.tokens[index].range.upperBound,
        because: "an app of UIKit begins with what its delegates put into their window here")
    }
    guard let (kind, reason) = blanked[name],
      let last = name == "@objc" ? endOfName(behind: index, in: code) : index
    else { return nil }
    return code.adaptation(
      kind, at: index, to: code.tokens[last].range.upperBound, because: reason)
  }

  /// Whether an attribute stands before a class that is the delegate of an app.
  private static func isDelegate(behind index: Int, in code: SourceCode) -> Bool {
    var place = index + 1
    while let token = code.token(place), !code.has("{", at: place) {
      if token.kind == .name, code.has("UIApplicationDelegate", at: place) { return true }
      if place > index + mostPieces { return false }
      place += 1
    }
    return false
  }

  /// The most pieces between an attribute and the body of its class.
  private static let mostPieces = 60

  /// The last piece of an attribute with its name for Objective-C, `(name:with:)`.
  ///
  /// - Returns: its index; nil when the name is not closed.
  private static func endOfName(behind index: Int, in code: SourceCode) -> Int? {
    guard code.has("(", at: index + 1), code.isAdjacent(index + 1) else { return index }
    var place = index + 2
    while code.name(place) != nil || code.has(":", at: place) { place += 1 }
    return code.has(")", at: place) ? place : nil
  }
}
