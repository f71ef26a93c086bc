/// A method of an object, as a control, a timer or a notification calls it.
///
/// `#selector` does not compile outside Apple's systems. A selector of a method, such as
/// `Selector(Form.save(_:))`, holds the method and is performed; one of a name in quotes is not,
/// because only Objective-C finds a method by its name.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// Calls the method of an object with arguments; nil where the object does not have it.
  typealias Call = (_ target: Any?, _ arguments: [Any?]) -> Any?

  /// The name of the method, with its labels; empty where nothing names it.
  public let description: String
  private let key: String
  private let call: Call?

  /// A method by its name, which is never called.
  public init(_ name: String) { self.init(key: Self.key(of: name), name: name, call: nil) }
  /// A method by its name, which is never called.
  public init(stringLiteral name: String) { self.init(name) }

  private init(key: String, name: String, call: Call?) {
    (self.key, description, self.call) = (key, name, call)
  }

  /// A method that is called; without a name it equals those of the same place in the source.
  init(
    name: String, count: Int, _ file: StaticString, _ line: Int, _ column: Int,
    call: @escaping Call
  ) {
    let base = name.prefix { $0 != "(" && $0 != ":" }
    let key = name.isEmpty ? "\(file):\(line):\(column)" : "\(base)/\(count)"
    self.init(key: key, name: name, call: call)
  }

  /// Whether both name the same method with as many arguments.
  public static func == (one: Selector, other: Selector) -> Bool { one.key == other.key }
  /// Adds what two equal ones share.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: the object; a method that was taken from an object is called on that one.
  ///   - arguments: what it is called with; missing ones are nil.
  /// - Returns: what the method returns; nil if it was not called, because the object does not have
  ///   it, or does not take these arguments.
  @discardableResult
  package func perform(on target: Any?, with arguments: Any?...) -> Any? {
    call?(target, arguments)
  }

  /// The base name and how many arguments follow, as `tapped:` and `tapped(_:)` both say.
  private static func key(of name: String) -> String {
    "\(name.prefix { $0 != "(" && $0 != ":" })/\(name.count { $0 == ":" })"
  }
}
