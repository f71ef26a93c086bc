/// What a device takes.
public struct AVMediaType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may use a camera.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; there is none, and its user has denied it.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where it is.
  public enum Position: Int, Sendable { case unspecified, back, front }

  /// What it is.
  public struct DeviceType: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
  }

  /// Whether an app may use it: not decided.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: its user has denied it.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Asks nobody: its user has denied it.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// The usual one: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
}

/// What a session takes from.
open class AVCaptureInput: NSObject {}

/// A camera as a session takes from it.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// A camera.
  public init(device: AVCaptureDevice) throws {}
}

/// What a session gives to.
open class AVCaptureOutput: NSObject {}

/// Pictures that a session gives.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// Takes from a camera; nothing is taken.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How exact it is.
  public struct Preset: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A preset by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For a picture.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// For a good film.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
  }

  /// How exact it is.
  open var sessionPreset = Preset.high
  /// Whether it takes.
  open private(set) var isRunning = false
  /// What it takes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What it gives to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// A session.
  public override init() {}
  /// Begins changes.
  open func beginConfiguration() {}
  /// Ends changes.
  open func commitConfiguration() {}
  /// Whether it can take from something.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Takes from something.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Whether it can give to something.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Gives to something.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Begins, and takes nothing.
  open func startRunning() { isRunning = true }
  /// Ends.
  open func stopRunning() { isRunning = false }
}

/// A layer of what a camera sees; silent.
@preconcurrency
@MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A layer of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// A layer of no session.
  public required init() { super.init() }
}
