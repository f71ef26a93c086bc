// Apple's module AVKit brings it.
@_exported public import SpokenAVFoundation
