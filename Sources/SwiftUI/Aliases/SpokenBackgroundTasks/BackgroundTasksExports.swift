// `import BackgroundTasks` brings Foundation.
@_exported public import Foundation
