// Apple's module MapKit brings these.
@_exported public import SpokenCoreLocation
@_exported public import SpokenUIKit
