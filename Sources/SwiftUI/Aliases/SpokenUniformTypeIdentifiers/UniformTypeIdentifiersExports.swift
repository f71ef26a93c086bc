// The types of Apple's module UniformTypeIdentifiers that views use.
@_exported public import struct SpokenViews.UTType
