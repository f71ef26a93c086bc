// What `import SwiftUI` brings: Foundation, the Observation framework, views, and what of UIKit
// SwiftUI's views use.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SpokenUIKit
@_exported public import SpokenViews
