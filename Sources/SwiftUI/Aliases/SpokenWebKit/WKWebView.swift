public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page of the web in UIKit, which is not captured, and not loaded.
@preconcurrency
@MainActor
open class WKWebView: UIView {
  /// What would be asked as pages come.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What would be asked for windows and dialogs.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// How it was made.
  public let configuration: WKWebViewConfiguration
  /// The address.
  open private(set) var url: URL?
  /// Whether it goes back and on by swipes.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have a preview.
  open var allowsLinkPreview = true
  /// What it says that it is.
  open var customUserAgent: String?
  /// Whether a developer can look into it.
  open var isInspectable = false
  /// What it is moved by.
  open private(set) lazy var scrollView = UIScrollView()

  /// A page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    noteUncaptured("WKWebView")
  }

  /// A page.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A page from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    noteUncaptured("WKWebView")
  }

  /// Its title; nil, because it is not loaded.
  open var title: String? { nil }
  /// Whether it loads.
  open var isLoading: Bool { false }
  /// How much of it is there.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }

  /// Keeps an address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Keeps an address; the words are not read.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  /// Keeps an address.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    self.url = url
    return nil
  }
  /// Does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Runs no script.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(code: .unknown)) }
}

/// How a page is made; not heard.
@preconcurrency
@MainActor
open class WKWebViewConfiguration: NSObject {
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Scripts of the app.
  open var userContentController = WKUserContentController()
  /// What is kept of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
}

/// What pages may do; not heard.
@preconcurrency
@MainActor
open class WKPreferences: NSObject {
  /// Whether they may run scripts.
  open var javaScriptEnabled = true
  /// Whether they may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// What pages may do; not heard.
@preconcurrency
@MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether they may run scripts.
  open var allowsContentJavaScript = true
}

/// Scripts of the app; none runs.
@preconcurrency
@MainActor
open class WKUserContentController: NSObject {
  /// Would answer a script.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Answers no longer.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// Answers a script; it is never called.
@preconcurrency
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script says something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script says.
@preconcurrency
@MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// To whom.
  open var name: String { "" }
}

/// What is kept of pages: nothing.
@preconcurrency
@MainActor
open class WKWebsiteDataStore: NSObject {
  /// The usual one.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// One that forgets.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A page on its way; there is none.
@preconcurrency
@MainActor
open class WKNavigation: NSObject {}

/// What leads to a page; nothing does.
@preconcurrency
@MainActor
open class WKNavigationAction: NSObject {
  /// The page.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
}

/// Whether a page may come.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Why a page does not come.
public struct WKError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable { case unknown = 1 }
  /// The reason.
  public let code: Code
}

/// What would be asked as pages come; it is never called.
@preconcurrency
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page may come.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// A page begins to come.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// A page does not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
  ) {}
}

/// What would be asked for windows and dialogs; it is never called.
@preconcurrency
@MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
