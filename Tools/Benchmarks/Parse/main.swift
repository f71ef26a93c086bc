import Foundation
import Yams

// Parses files, as any program that reads YAML must.
var nodes = 0
for path in CommandLine.arguments.dropFirst() {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  if try Yams.compose(yaml: text) != nil { nodes += 1 }
}
print(nodes)
