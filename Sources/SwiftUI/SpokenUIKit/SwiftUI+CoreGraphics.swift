import Foundation
public import SpokenViews

/// A font of Core Text, which is that of UIKit here; not heard.
public typealias CTFont = UIFont

extension Font {
  /// A font of UIKit.
  public init(_ font: CTFont) { self = .system(size: font.pointSize) }
}

extension Color {
  /// A color of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.name, bundle: nil) }
  /// A color of Core Graphics.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension Path {
  /// A shape of Core Graphics: the rectangle around it.
  public nonisolated init(_ path: CGPath) { self.init(path.boundingBox) }
  /// The shape for Core Graphics: the rectangle around it.
  public nonisolated var cgPath: CGPath { CGPath(rect: boundingRect, transform: nil) }
}

extension UIViewRepresentableContext {
  /// Makes changes at once, and calls a closure after them: nothing moves.
  @MainActor
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
