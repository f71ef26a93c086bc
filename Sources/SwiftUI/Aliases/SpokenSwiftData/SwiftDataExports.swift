// Apple's module SwiftData brings these, and its macros write names of them into an app.
@_exported public import Foundation
@_exported public import Observation
