// Apple's module PhotosUI brings these.
@_exported public import SpokenUIKit
@_exported public import SpokenUniformTypeIdentifiers
