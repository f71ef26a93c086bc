public import Foundation
public import SpokenViews

extension _KeyValueObserved where Self: NSObject {
  /// Publishes the value that a property has now, where `.initial` is among the options.
  ///
  /// No change is noticed: that needs Objective-C.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    // A subject, which does not end after its value, as an observed property does not.
    options.contains(.initial)
      ? CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
      : PassthroughSubject().eraseToAnyPublisher()
  }
}
