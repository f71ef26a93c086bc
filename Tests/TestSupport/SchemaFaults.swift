import Foundation

/// How a value of JSON differs from a JSON Schema of the few keywords that those of outputs use.
///
/// - Parameters:
///   - value: the value, as `JSONSerialization` reads it.
///   - schema: the schema, read in the same way.
///   - place: what a fault calls the value.
/// - Returns: a line for each fault.
package func schemaFaults(of value: Any, by schema: Any, at place: String) -> [String] {
  guard let schema = schema as? [String: Any] else { return ["\(place): no schema"] }
  if let choices = schema["anyOf"] as? [Any] {
    let all = choices.map { schemaFaults(of: value, by: $0, at: place) }
    return all.contains([]) ? [] : all.flatMap { $0 }
  }
  if let words = schema["enum"] as? [String] {
    return words.contains(value as? String ?? "") ? [] : ["\(place): \(value)"]
  }
  let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
  if value is NSNull { return types.contains("null") ? [] : ["\(place): null"] }
  switch types.first {
  case "string": return value is String ? [] : ["\(place): no text"]
  case "integer", "number", "boolean": return value is NSNumber ? [] : ["\(place): no number"]
  case "array": return faults(ofList: value, by: schema, at: place)
  default: return faults(ofObject: value, by: schema, at: place)
  }
}

private func faults(ofList value: Any, by schema: [String: Any], at place: String) -> [String] {
  guard let items = value as? [Any] else { return ["\(place): no list"] }
  let least = schema["minItems"] as? Int ?? 0
  let most = schema["maxItems"] as? Int ?? .max
  guard (least...most).contains(items.count) else { return ["\(place): \(items.count) items"] }
  return items.flatMap { schemaFaults(of: $0, by: schema["items"] ?? "", at: place + "[]") }
}

private func faults(ofObject value: Any, by schema: [String: Any], at place: String) -> [String] {
  guard let object = value as? [String: Any],
    let properties = schema["properties"] as? [String: Any]
  else { return ["\(place): no object"] }
  let needed = Set(schema["required"] as? [String] ?? []).subtracting(object.keys)
  return needed.sorted().map { "\(place).\($0) is missing" }
    + object.flatMap { key, inner in
      properties[key].map { schemaFaults(of: inner, by: $0, at: "\(place).\(key)") }
        ?? ["\(place).\(key) is unknown"]
    }
}
