package import TestSupport

/// Two folders: what a screen was and what it is.
package func changedFolders() throws -> Scratch {
  let scratch = try Scratch()
  for (folder, views) in [
    ("old", "  - Text: Total\n  - Button: Pay\n    id: pay\n    hint: Pays\n"),
    ("new", "  - Text: Total\n  - Text: Tax\n  - Button: Pay now\n    id: pay\n"),
  ] {
    try scratch.create("\(folder)/basket.screen.yaml", "screen: Basket\nviews:\n\(views)")
    try scratch.create("\(folder)/same.screen.yaml", "screen: Same\nviews:\n  - Text: Same\n")
  }
  return scratch
}
