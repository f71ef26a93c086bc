/// `import UIKit.UIGestureRecognizerSubclass` becomes the import of the module: modules here have no
/// parts.
enum SubmoduleRule {
  /// The change of the part of a module, with its dot; nil for any other piece.
  static func change(of index: Int, in code: SourceCode) -> Adaptation? {
    guard code.has("import", at: index), code.name(index + 1) != nil, code.has(".", at: index + 2),
      code.isAdjacent(index + 2), code.followsOnLine(index + 1), !code.has(".", at: index - 1)
    else { return nil }
    var last = index + 2
    while code.has(".", at: last), code.name(last + 1) != nil, code.isAdjacent(last + 1) {
      guard code.has(".", at: last + 2), code.isAdjacent(last + 2) else {
        return code.adaptation(
          .submodule, at: index + 2, to: code.tokens[last + 1].range.upperBound,
          because: "modules have no parts here")
      }
      last += 2
    }
    return nil
  }
}
