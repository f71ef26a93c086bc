import ScreenTree

/// A view with a body: evaluates it, and again when what it read changes.
final class CompositeNode<Content: View>: _ViewNodeOf<Content>, BodyNode, EvaluatedNode {
  private let fields: ViewFields
  private var storage: [AnyObject?]
  private var body: _ViewNodeOf<Content.Body>?
  var reads = StateReads()

  init(view: Content, _ context: _ViewContext) {
    fields = ViewFields.of(Content.self)
    storage = Array(repeating: nil, count: fields.dynamicCount)
    super.init(view, context)
    evaluate()
  }

  override var children: [_ViewNode] { body.map { [$0] } ?? [] }
  override var role: NodeRole { .passing }

  override func makeNodes() -> [Node] { body?.nodes ?? [] }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    // A pending change of state is not part of the view's value, so an equal value is then no
    // reason to keep the old body.
    if !needsUpdate, environment.isSame(as: self.environment), fields.areSame(self.view, view) {
      return
    }
    self.view = view
    self.environment = environment
    // This also clears the mark of a pending update; otherwise the flush would evaluate the same
    // body twice.
    updateNow()
  }

  override func update() {
    evaluate()
    invalidate()
  }

  override func willUnmount() { reads.end(self) }

  private func evaluate() {
    // The body reads `@State` and its kind, which have no storage until they are connected here.
    fields.install(in: &view, storage: &storage, node: self)
    root.evaluations += 1
    let value = evaluating { view.body }
    if let body {
      body.receive(value, environment)
    } else {
      body = value.mounted(in: context())
    }
  }

  var bodyType: Any.Type { Content.self }
}
