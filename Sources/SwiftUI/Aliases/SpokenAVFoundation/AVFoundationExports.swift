// Apple's module AVFoundation brings these.
@_exported public import Foundation
@_exported public import SpokenUIKit
