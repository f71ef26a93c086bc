// swift-format-ignore-file: NeverForceUnwrap
import SafariServices
import SwiftUI
import WebKit

struct LegacyWebView: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool
  @Binding var progress: Double

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.userContentController.add(context.coordinator, name: "wild")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = context.coordinator
    webView.allowsBackForwardNavigationGestures = true
    context.coordinator.observation = webView.observe(\.estimatedProgress, options: [.new]) {
      view, _ in
      DispatchQueue.main.async { progress = view.estimatedProgress }
    }
    webView.load(URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad))
    return webView
  }

  func updateUIView(_ webView: WKWebView, context: Context) {}

  class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    let parent: LegacyWebView
    var observation: NSKeyValueObservation?
    init(_ parent: LegacyWebView) { self.parent = parent }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      parent.isLoading = true
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
      webView.evaluateJavaScript("document.title") { result, _ in print(result ?? "") }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(action.request.url?.scheme == "https" ? .allow : .cancel) }

    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) { print(message.body) }
  }
}

struct SafariView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct WebScreen: View {
  @State private var isLoading = false
  @State private var progress = 0.0
  @State private var isSafariShown = false
  private let url = URL(string: "https://example.org")!

  var body: some View {
    LegacyWebView(url: url, isLoading: $isLoading, progress: $progress)
      .ignoresSafeArea(edges: .bottom)
      .overlay(alignment: .top) { if isLoading { ProgressView(value: progress) } }
      .toolbar { Button("Open in Safari") { isSafariShown = true } }
      .fullScreenCover(isPresented: $isSafariShown) { SafariView(url: url) }
  }
}
