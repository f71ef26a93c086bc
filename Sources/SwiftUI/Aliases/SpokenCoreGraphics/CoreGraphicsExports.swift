// The types of Apple's module CoreGraphics that views use.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import class SpokenUIKit.CGColor
@_exported public import class SpokenUIKit.CGPath
@_exported public import struct SpokenViews.CGAffineTransform
@_exported public import struct SpokenViews.CGVector
