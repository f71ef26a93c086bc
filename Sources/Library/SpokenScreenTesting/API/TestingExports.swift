@_exported public import ScreenScenarios
