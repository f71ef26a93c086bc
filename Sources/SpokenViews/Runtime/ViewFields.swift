/// The fields of a type of view: how to compare two, and which to install before its body.
@MainActor
struct ViewFields {
  /// A field that the runtime installs, such as `@State`.
  private struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
    let slots: Range<Int>
  }

  /// How many slots of storage the dynamic fields have.
  let dynamicCount: Int
  private let dynamics: [Dynamic]
  private let compare: Sameness.Compare

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  static func of<Content>(_ type: Content.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = ViewFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    var dynamics: [Dynamic] = []
    var count = 0
    _ = forEachField(of: type) { offset, field in
      guard let property = field as? any DynamicProperty.Type else { return }
      let slots = count..<(count + ViewFields.slots(of: property))
      dynamics.append(Dynamic(offset: offset, type: property, slots: slots))
      count = slots.upperBound
    }
    self.dynamics = dynamics
    dynamicCount = count
    compare = Sameness.of(type)
  }

  /// How many slots a property takes: its own, and those of the properties in it.
  private static func slots(of type: any DynamicProperty.Type) -> Int {
    var count = 1
    _ = forEachField(of: contentType(of: type)) { _, field in
      if let property = field as? any DynamicProperty.Type { count += slots(of: property) }
    }
    return count
  }

  /// The type whose fields count: that of a style in its container.
  private static func contentType(of type: Any.Type) -> Any.Type {
    (type as? any StyleContainer.Type)?.contentType ?? type
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
    guard !dynamics.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in dynamics {
        Self.install(
          field.type, at: base + field.offset, slot: field.slots.lowerBound, &storage, node)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, slot: Int,
    _ storage: inout [AnyObject?], _ node: _ViewNode
  ) {
    var next = slot + 1
    if !(type is any InstalledProperty.Type) {
      _ = forEachField(of: contentType(of: type)) { offset, field in
        guard let property = field as? any DynamicProperty.Type else { return }
        install(property, at: address + offset, slot: next, &storage, node)
        next += slots(of: property)
      }
    }
    let property = address.assumingMemoryBound(to: type)
    if let installed = property.pointee as? any InstalledProperty {
      var installed = installed
      installed.install(&storage[slot], in: node)
      if let installed = installed as? Property { property.pointee = installed }
    }
    property.pointee.update()
  }
}

/// A property of a view that the runtime connects with its storage.
@MainActor
protocol InstalledProperty: DynamicProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode)
}
