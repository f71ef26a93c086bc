// What is Foundation's on Apple's systems and is made here. A file that imports Foundation alone
// finds it, because Foundation brings Core Graphics there, and a build of an app does the same.
@_exported public import class SpokenViews.DateComponentsFormatter
@_exported public import class SpokenViews.ListFormatter
@_exported public import struct SpokenViews.LocalizedStringResource
@_exported public import class SpokenViews.MeasurementFormatter
@_exported public import class SpokenViews.NSItemProvider
@_exported public import enum SpokenViews.NSKeyValueChange
@_exported public import class SpokenViews.NSKeyValueObservation
@_exported public import struct SpokenViews.NSKeyValueObservedChange
@_exported public import struct SpokenViews.NSKeyValueObservingOptions
@_exported public import class SpokenViews.PersonNameComponentsFormatter
@_exported public import class SpokenViews.RelativeDateTimeFormatter
