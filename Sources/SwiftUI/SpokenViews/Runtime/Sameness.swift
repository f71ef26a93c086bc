import Foundation

@_spi(Reflection) import Swift

/// Whether two values are the same as far as can be known: with the same bits, or equal.
///
/// As in SwiftUI, plain memory is compared before `==`, by which an app may leave out what its
/// views show: two scores with one id may have other points.
func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let first = one.baseAddress, let second = other.baseAddress else { return true }
      return Sameness.of(Value.self)(first, second)
    }
  }
}

/// A field that compares itself, such as a binding by its storage.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Comparisons of types, made once for each.
enum Sameness {
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Values are compared on the main actor; another thread makes a new comparison.
  @MainActor private static var known: [ObjectIdentifier: Compare] = [:]

  static func of(_ type: Any.Type) -> Compare {
    guard MainQueue.isCurrent else { return make(type) }
    return MainActor.assumeIsolated {
      if let compare = known[ObjectIdentifier(type)] { return Unchecked(compare) }
      let compare = make(type)
      known[ObjectIdentifier(type)] = compare
      return Unchecked(compare)
    }.value
  }

  fileprivate static func make(_ type: Any.Type) -> Compare {
    // First, because only the property wrapper knows that two copies share one storage.
    if let type = type as? any SelfComparing.Type { return comparing(itself: type) }
    let size = size(of: type)
    guard isPlain(type) else {
      if let type = type as? any Equatable.Type { return equating(type) }
      return comparing(size: size, parts: fields(of: type))
    }
    if let type = type as? any WrappingValue.Type { return type.comparison }
    // A number is its bits: by `==` two zeros would be the same, and what is no number never.
    if type is any BinaryFloatingPoint.Type { return comparing(size: size, parts: nil) }
    // The cases of an enumeration leave bytes unused, and those of the standard library's types are
    // known to it alone.
    if let equatable = type as? any Equatable.Type,
      !isStructure(type) || isOfStandardLibrary(type)
    {
      let equal = equating(equatable)
      return { memoryIsSame($0, $1, size) || equal($0, $1) }
    }
    return comparing(size: size, parts: fields(of: type))
  }

  /// Compares memory first, which settles most values.
  ///
  /// Equal values may still differ in unused bytes between fields, so that a difference has to be
  /// confirmed field by field.
  private static func comparing(
    size: Int, parts: [(offset: Int, compare: Compare)]?
  ) -> Compare {
    { one, other in
      if memoryIsSame(one, other, size) { return true }
      guard let parts, !parts.isEmpty else { return false }
      return parts.allSatisfy { $0.compare(one + $0.offset, other + $0.offset) }
    }
  }

  private static func comparing<Value: SelfComparing>(itself type: Value.Type) -> Compare {
    {
      $0.assumingMemoryBound(to: type).pointee.isSame(
        as: $1.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func equating<Value: Equatable>(_ type: Value.Type) -> Compare {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  /// The comparisons of the fields of a structure; nil for any other type.
  private static func fields(of type: Any.Type) -> [(offset: Int, compare: Compare)]? {
    var parts: [(offset: Int, compare: Compare)] = []
    let isStructure = forEachField(of: type) { offset, field in
      parts.append((offset, make(field)))
    }
    return isStructure ? parts : nil
  }
}

/// An optional value, which is compared by the one in it.
private protocol WrappingValue {
  static var comparison: Sameness.Compare { get }
}

extension Optional: WrappingValue {
  fileprivate static var comparison: Sameness.Compare {
    let compare = Sameness.make(Wrapped.self)
    return { one, other in
      let isNone = one.assumingMemoryBound(to: Self.self).pointee == nil
      guard isNone == (other.assumingMemoryBound(to: Self.self).pointee == nil) else {
        return false
      }
      // The value lies where its optional begins.
      return isNone || compare(one, other)
    }
  }
}

/// Visits the fields of a structure; false for any other type, or when a field is not known.
func forEachField(of type: Any.Type, _ use: (_ offset: Int, _ type: Any.Type) -> Void) -> Bool {
  guard isStructure(type) else { return false }
  // The bit stands for an option to ignore unknown fields; its named constant is not safe for
  // concurrency in Swift 6.
  return _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
    _, offset, type, _ in
    use(offset, type)
    return true
  }
}

private func isStructure(_ type: Any.Type) -> Bool {
  func isStructure<Value>(_: Value.Type) -> Bool {
    var isStructure = false
    // A structure is asked for its kind as the field of another one.
    _ = _forEachField(of: Box<Value>.self, options: []) { _, _, _, kind in
      isStructure = kind == .struct
      return true
    }
    return isStructure
  }
  return _openExistential(type, do: isStructure)
}

private struct Box<Value> {
  var value: Value
}

private func size(of type: Any.Type) -> Int {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Whether the values of a type are plain memory, without references.
private func isPlain(_ type: Any.Type) -> Bool {
  func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return _openExistential(type, do: isPlain)
}

/// Whether it is a type of the standard library itself, such as a number, and made of no other.
private func isOfStandardLibrary(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") && !name.contains("<")
}

private func memoryIsSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ size: Int) -> Bool {
  memcmp(one, other, size) == 0
}
