/// Adapts copies of the sources of an app for an iPhone to the compiler and the modules here.
package struct SourceAdapter: Sendable {
  /// What `#if` asks about.
  package var conditions: BuildConditions
  /// How often a copy is looked at again: what was left out may have hidden something.
  private static let mostPasses = 8

  /// An adapter for an app with these conditions.
  package init(_ conditions: BuildConditions = BuildConditions()) { self.conditions = conditions }

  /// The copy of a source.
  package func adapted(_ source: String) -> AdaptedSource { adapted(Array(source.utf8)) }

  /// The copy of a source, in bytes; a source without any of the words is the copy.
  package func adapted(_ source: [UInt8]) -> AdaptedSource {
    var code = SourceCode(source)
    var all: [Adaptation] = []
    var decided = decision(in: code)
    for _ in 0..<Self.mostPasses {
      // Conditions first, so that the other rules see what is compiled.
      let changes = decided.changes.isEmpty ? Self.changes(in: code) : decided.changes
      if changes.isEmpty { break }
      all += changes
      code = SourceCode(code.bytes.applying(changes))
      decided = decision(in: code)
    }
    return AdaptedSource(
      bytes: code.bytes, adaptations: all.merged(from: source, to: code.bytes),
      imports: ModuleImport.imports(of: code), conditionsLeft: decided.left)
  }

  private func decision(in code: SourceCode) -> ConditionDecision {
    ConditionDecision(of: code, conditions)
  }

  /// What the rules change in a source whose conditions are decided.
  private static func changes(in code: SourceCode) -> [Adaptation] {
    code.tokens.indices.compactMap { index in
      switch code.tokens[index].kind {
      case .attribute: AttributeRule.change(of: index, in: code)
      case .hashName:
        SelectorRule.change(of: index, in: code) ?? KeyPathRule.change(of: index, in: code)
      case .name:
        DynamicRule.change(of: index, in: code) ?? SubmoduleRule.change(of: index, in: code)
      // No rule looks at any other token.
      default: nil
      }
    }
  }
}

extension [UInt8] {
  /// The bytes with changes, each of as many bytes as it replaces.
  fileprivate func applying(_ changes: [Adaptation]) -> [UInt8] {
    var bytes = self
    for change in changes {
      for (index, byte) in zip(change.range, change.after.utf8) { bytes[index] = byte }
    }
    return bytes
  }
}

extension [Adaptation] {
  /// The changes by their place; those that overlap, because what was changed is left out, are one.
  fileprivate func merged(from source: [UInt8], to copy: [UInt8]) -> [Adaptation] {
    let sorted = enumerated().sorted { $0.element.range.lowerBound < $1.element.range.lowerBound }
    var merged: [(offset: Int, element: Adaptation)] = []
    for next in sorted {
      guard let last = merged.last,
        next.element.range.lowerBound < last.element.range.upperBound
      else {
        merged.append(next)
        continue
      }
      // The last one says why, at the place of the first.
      var both = next.offset > last.offset ? next : last
      let end = Swift.max(last.element.range.upperBound, next.element.range.upperBound)
      both.element.range = last.element.range.lowerBound..<end
      (both.element.line, both.element.column) = (last.element.line, last.element.column)
      merged[merged.count - 1] = both
    }
    return merged.map { change in
      var change = change.element
      (change.before, change.after) = (source.text(change.range), copy.text(change.range))
      return change
    }
  }
}
