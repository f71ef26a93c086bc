// `import UIKit` brings these.
@_exported public import Foundation
@_exported public import struct SpokenViews.CGAffineTransform
@_exported public import enum SpokenViews.UIKeyboardType
@_exported public import enum SpokenViews.UITextAutocapitalizationType
@_exported public import struct SpokenViews.UITextContentType
