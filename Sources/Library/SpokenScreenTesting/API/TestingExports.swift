@_exported public import ScreenCaptures
@_exported public import ScreenFiles
@_exported public import ScreenInputs
@_exported public import ScreenYAML
@_exported public import SpokenListening
