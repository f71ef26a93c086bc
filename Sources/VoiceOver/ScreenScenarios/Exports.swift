@_exported public import Documents
@_exported public import ScreenCaptures
@_exported public import ScreenFiles
@_exported public import ScreenResolver
@_exported public import ScreenSession
@_exported public import ScreenSpeech
@_exported public import ScreenTree
