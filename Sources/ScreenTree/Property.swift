/// One thing that a file says about a node, and where it says it.
public struct Property: Hashable, Sendable {
  /// What is said.
  public var value: Value
  /// The place of its key in the file.
  public var position: Position

  /// Creates a property.
  public init(_ value: Value, at position: Position = .unknown) {
    self.value = value
    self.position = position
  }

  /// The key under which a screen file says it.
  public var name: Name { value.name }

  /// A value of a property, typed.
  public enum Value: Hashable, Sendable {
    // Identity and words
    case id(String)
    case label(String)
    case value(Scalar)
    case valueText(String)
    case hint(String)
    case placeholder(String)
    case inputLabels([String])
    case language(String)
    case labeledPair(LabeledPair)
    // Arguments of classes
    case symbol(String)
    case range(ClosedRange<Double>)
    case step(Double)
    case format(ValueFormat)
    case style(String)
    // Traits and states
    case addTraits([Node.Trait])
    case removeTraits([Node.Trait])
    case traits([Node.Trait])
    case heading(Int)
    case expanded(Bool)
    case selected(Bool)
    case disabled(Bool)
    // Whether and where it is an element
    case hidden(Bool)
    case opacity(Double)
    case decorative(Bool)
    case element(ChildBehavior)
    case representation([Node])
    case accessibilityChildren([Node])
    case elements([ElementReference])
    case isElement(Bool)
    case elementsHidden(Bool)
    case clipsToBounds(Bool)
    case modal(Bool)
    case groupChildren(Bool)
    case sortPriority(Double)
    case frame(Frame)
    case path([Point])
    case activationPoint(Point)
    // What can be done and looked up
    case customContent([CustomContent])
    case actions([Action])
    case swipeActions([Action])
    case adjustable(Bool)
    case rotors([Rotor])
    case rotorEntry(RotorEntry)
    case page(Place)
    // What the app does when its user does something
    case onActivate([Effect])
    case onIncrement([Effect])
    case onDecrement([Effect])
    case onEscape([Effect])
    case onMagicTap([Effect])
    // How it is spoken
    case speech(Speech)
    case attributed([AttributedRange])
    case textContentType(String)
    case draggable(Bool)
    case directTouch(Bool)
    // Containers
    case container(ContainerType)
    case rowCount(Int)
    case columnCount(Int)
    case rowHeaderColumns([Int])
    case columnHeaderRows([Int])
    case cell(Cell)
    case context(Context)
    // What captures carry and nothing speaks
    case identifier(String)
    case captured(String)
    // Web content
    case role(String)
    case webDescription(String)
    case checked(Tristate)
    case pressed(Tristate)
    case required(Bool)
    case invalid(Bool)
    case readonly(Bool)
    case level(Int)
    case current(String)
    case visited(Bool)
    case busy(Bool)
    case live(Live)
    case place(Place)
  }
}
