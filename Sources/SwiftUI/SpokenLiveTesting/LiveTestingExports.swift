// A test of a controller needs this name alone beside those of its app. SpokenUIKit as a whole would
// bring every name of SwiftUI and UIKit into a test, where an app's own may be meant.
@_exported public import struct SpokenUIKit.ControllerView
