// Apple's module CoreLocation brings it.
@_exported public import Foundation
