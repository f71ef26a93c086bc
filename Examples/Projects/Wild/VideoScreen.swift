import AVKit
import SwiftUI

@MainActor
final class PlayerModel: ObservableObject {
  @Published var isPlaying = false
  @Published private(set) var progress = 0.0
  let player: AVPlayer
  private var timeObserver: Any?
  private var cancellables = Set<AnyCancellable>()

  init(url: URL) {
    player = AVPlayer(playerItem: AVPlayerItem(url: url))
    let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) {
      [weak self] time in
      MainActor.assumeIsolated { self?.progress = time.seconds }
    }
    NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.player.seek(to: .zero)
        self?.isPlaying = false
      }
      .store(in: &cancellables)
  }

  func toggle() {
    isPlaying.toggle()
    isPlaying ? player.play() : player.pause()
  }

  func prepare() {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: [])
      try AVAudioSession.sharedInstance().setActive(true)
    } catch {
      print("No sound: \(error)")
    }
  }
}

struct VideoScreen: View {
  @StateObject private var model: PlayerModel
  @State private var speech = AVSpeechSynthesizer()

  init(url: URL) { _model = StateObject(wrappedValue: PlayerModel(url: url)) }

  var body: some View {
    VStack {
      VideoPlayer(player: model.player) {
        Text("Otters at the river").padding().foregroundColor(.white)
      }
      .frame(height: 240)
      ProgressView(value: min(model.progress, 60), total: 60)
      Button(action: model.toggle) {
        Image(systemName: model.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
      }
      .accessibilityLabel(model.isPlaying ? "Pause" : "Play")
      Button("Read aloud") {
        let utterance = AVSpeechUtterance(string: "Otters at the river")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        speech.speak(utterance)
      }
    }
    .task { model.prepare() }
    .onDisappear { model.player.pause() }
  }
}
