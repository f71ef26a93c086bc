@_exported public import ScreenImport
@_exported public import ScreenResolver
@_exported public import ScreenSession
@_exported public import ScreenSpeech
@_exported public import ScreenTree
