/// The fields of a type of view: how to compare two, and which to install before its body.
@MainActor
struct ViewFields {
  /// Connects a property at an address with its storage.
  private typealias Install =
    @MainActor (
      UnsafeMutableRawPointer, _ storage: inout [AnyObject?], _ViewNode
    ) -> Void

  /// How many slots of storage the dynamic fields have.
  let dynamicCount: Int
  private let installs: [Install]
  private let compare: Sameness.Compare

  // Reflection reads the metadata of a type at each call, and a list mounts one type many times.
  private static var known: [ObjectIdentifier: ViewFields] = [:]

  static func of<Content>(_ type: Content.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    var installs: [Install] = []
    var count = 0
    _ = forEachField(of: type) { offset, field in
      guard let property = field as? any DynamicProperty.Type else { return }
      if let install = ViewFields.install(property, at: offset, slot: count) {
        installs.append(install)
      }
      count += ViewFields.slots(of: property)
    }
    self.installs = installs
    dynamicCount = count
    compare = Sameness.of(type)
  }

  /// How many slots a property takes: its own, and those of the properties in it.
  private static func slots(of type: any DynamicProperty.Type) -> Int {
    // Slots are counted by types alone, so that a property finds its storage again in each new
    // value of its view.
    var count = 1
    _ = forEachField(of: contentType(of: type)) { _, field in
      if let property = field as? any DynamicProperty.Type { count += slots(of: property) }
    }
    return count
  }

  /// The type whose fields count: that of a style in its container.
  private static func contentType(of type: Any.Type) -> Any.Type {
    (type as? any PropertyContainer.Type)?.contentType ?? type
  }

  func areSame<Content>(_ one: Content, _ other: Content) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return compare(first, second)
      }
    }
  }

  /// Connects the dynamic fields of a view with their storage.
  func install<Content>(in view: inout Content, storage: inout [AnyObject?], node: _ViewNode) {
    // Most views have no dynamic properties and need no access to their memory.
    guard !installs.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for install in installs { install(base, &storage, node) }
    }
  }

  /// What installs a property, decided once for its type; nil where there is nothing to do.
  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int, slot: Int
  ) -> Install? {
    if let type = type as? any InstalledProperty.Type {
      return type.needsInstalling ? installItself(type, at: offset, slot: slot) : nil
    }
    var parts: [Install] = []
    // The first slot is the property's own, which `slots(of:)` counts too.
    var next = slot + 1
    _ = forEachField(of: contentType(of: type)) { inner, field in
      guard let property = field as? any DynamicProperty.Type else { return }
      if let part = install(property, at: offset + inner, slot: next) { parts.append(part) }
      next += slots(of: property)
    }
    return { base, storage, node in
      // SwiftUI promises that `update()` finds the properties inside already set.
      for part in parts { part(base, &storage, node) }
      (base + offset).assumingMemoryBound(to: type).pointee.update()
    }
  }

  private static func installItself<Property: InstalledProperty>(
    _ type: Property.Type, at offset: Int, slot: Int
  ) -> Install {
    { base, storage, node in
      let property = (base + offset).assumingMemoryBound(to: type)
      property.pointee.install(&storage[slot], in: node)
      property.pointee.update()
    }
  }
}

/// A property of a view that the runtime connects with its storage.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Whether there is anything to do.
  static var needsInstalling: Bool { get }

  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode)
}

extension InstalledProperty {
  static var needsInstalling: Bool { true }
}
