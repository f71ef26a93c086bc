import SwiftUI

struct PlayerTrack: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let album: String
  let duration: TimeInterval
  let colors: [Color]
}

enum PlayerRepeat: String, CaseIterable {
  case off = "Off"
  case all = "All tracks"
  case one = "This track"
}

@MainActor
final class PlayerModel: ObservableObject {
  @Published var queue: [PlayerTrack] = [
    PlayerTrack(
      id: 1, title: "Harbour Lights", artist: "The Low Tide", album: "Saltwater", duration: 214,
      colors: [.blue, .purple]),
    PlayerTrack(
      id: 2, title: "Paper Boats", artist: "The Low Tide", album: "Saltwater", duration: 187,
      colors: [.teal, .indigo]),
    PlayerTrack(
      id: 3, title: "Slow Ferry", artist: "Marta Voss", album: "Crossings", duration: 302,
      colors: [.orange, .pink]),
    PlayerTrack(
      id: 4, title: "Undertow", artist: "Kelp", album: "Deep End", duration: 241,
      colors: [.green, .mint]),
  ]
  @Published private(set) var currentID: PlayerTrack.ID = 1
  @Published var elapsed: TimeInterval = 0
  @Published var isPlaying = false
  @Published var isShuffled = false
  @Published var repeatMode: PlayerRepeat = .off
  @Published var volume = 0.6
  @Published var loved: Set<PlayerTrack.ID> = []

  var current: PlayerTrack { queue.first { $0.id == currentID } ?? queue[0] }

  func play(_ track: PlayerTrack) {
    currentID = track.id
    elapsed = 0
    isPlaying = true
  }

  func skip(by offset: Int) {
    guard let index = queue.firstIndex(where: { $0.id == currentID }) else { return }
    if offset < 0, elapsed > 3 {
      elapsed = 0
      return
    }
    let next = (index + offset + queue.count) % queue.count
    currentID = queue[next].id
    elapsed = 0
  }

  func tick() {
    if elapsed + 1 < current.duration {
      elapsed += 1
    } else if repeatMode == .one {
      elapsed = 0
    } else {
      skip(by: 1)
    }
  }
}

struct PlayerScreen: View {
  @StateObject private var model = PlayerModel()
  @State private var showsQueue = false
  @State private var scrubbing: TimeInterval?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let layout =
      verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 32))
      : AnyLayout(VStackLayout(spacing: 28))

    layout {
      artwork
      VStack(spacing: 24) {
        titleRow
        scrubber
        transport
        PlayerVolumeControl(volume: $model.volume)
        footer
      }
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: model.current.colors.map { $0.opacity(0.35) }, startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
    }
    .animation(.easeInOut(duration: 0.6), value: model.current)
    .accessibilityAction(.magicTap) { model.isPlaying.toggle() }
    .task(id: model.isPlaying) {
      while model.isPlaying {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        model.tick()
      }
    }
    .sheet(isPresented: $showsQueue) {
      PlayerQueueView()
        .environmentObject(model)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(
        AngularGradient(colors: model.current.colors + [model.current.colors[0]], center: .center)
      )
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: 96, weight: .thin))
          .foregroundStyle(.white.opacity(0.85))
      }
      .aspectRatio(1, contentMode: .fit)
      .shadow(color: .black.opacity(0.25), radius: model.isPlaying ? 24 : 8, y: 12)
      .scaleEffect(model.isPlaying ? 1 : 0.86)
      .animation(
        reduceMotion ? nil : .spring(response: 0.45, dampingFraction: 0.7), value: model.isPlaying
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Album artwork, \(model.current.album)")
      .accessibilityAddTraits(.isImage)
  }

  private var titleRow: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(model.current.title).font(.title2.bold())
        Text(model.current.artist).font(.title3).foregroundStyle(.secondary)
      }
      .id(model.current.id)
      .transition(.push(from: .trailing))
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      .accessibilitySortPriority(2)
      Spacer()
      let isLoved = model.loved.contains(model.current.id)
      Button {
        model.loved.formSymmetricDifference([model.current.id])
      } label: {
        Image(systemName: isLoved ? "star.fill" : "star").symbolEffect(.bounce, value: isLoved)
      }
      .accessibilityLabel("Love")
      .accessibilityAddTraits(isLoved ? .isSelected : [])
    }
  }

  private var scrubber: some View {
    let position = scrubbing ?? model.elapsed
    return VStack(spacing: 4) {
      Slider(
        value: Binding(get: { position }, set: { scrubbing = $0 }), in: 0...model.current.duration
      ) {
        Text("Track position")
      } onEditingChanged: { isEditing in
        if !isEditing, let target = scrubbing {
          model.elapsed = target
          scrubbing = nil
        }
      }
      .tint(.primary)
      .accessibilityValue(Self.spoken(position))
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: model.elapsed = min(model.elapsed + 15, model.current.duration)
        case .decrement: model.elapsed = max(model.elapsed - 15, 0)
        @unknown default: break
        }
      }
      HStack {
        Text(Self.clock(position))
        Spacer()
        Text("-" + Self.clock(model.current.duration - position))
      }
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
    }
  }

  private var transport: some View {
    HStack(spacing: 44) {
      Button("Previous", systemImage: "backward.fill") { model.skip(by: -1) }.font(.title)
      Button(
        model.isPlaying ? "Pause" : "Play",
        systemImage: model.isPlaying ? "pause.fill" : "play.fill"
      ) {
        model.isPlaying.toggle()
      }
      .font(.system(size: 52))
      .contentTransition(.symbolEffect(.replace))
      .keyboardShortcut(.space, modifiers: [])
      .accessibilityAddTraits(.startsMediaSession)
      Button("Next", systemImage: "forward.fill") { model.skip(by: 1) }.font(.title)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(PlayerButtonStyle())
    .sensoryFeedback(.impact(weight: .light), trigger: model.isPlaying)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Transport")
  }

  private var footer: some View {
    HStack {
      Toggle("Shuffle", systemImage: "shuffle", isOn: $model.isShuffled).toggleStyle(.button)
      Spacer()
      Menu("Repeat", systemImage: model.repeatMode == .one ? "repeat.1" : "repeat") {
        Picker("Repeat", selection: $model.repeatMode) {
          ForEach(PlayerRepeat.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      .accessibilityValue(model.repeatMode.rawValue)
      Spacer()
      Button("Queue", systemImage: "list.bullet") { showsQueue = true }
        .accessibilityHint("Shows the tracks that play next")
    }
    .labelStyle(.iconOnly)
    .font(.title3)
  }

  private static func clock(_ time: TimeInterval) -> String {
    Duration.seconds(time.rounded()).formatted(.time(pattern: .minuteSecond))
  }

  private static func spoken(_ time: TimeInterval) -> String {
    Duration.seconds(time.rounded()).formatted(.units(allowed: [.minutes, .seconds], width: .wide))
  }
}

private struct PlayerVolumeControl: View {
  @Binding var volume: Double

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "speaker.fill")
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(0..<16, id: \.self) { step in
          let isLit = volume > Double(step) / 16
          Capsule()
            .fill(isLit ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: 8 + CGFloat(step))
            .onTapGesture { volume = Double(step + 1) / 16 }
        }
      }
      Image(systemName: "speaker.wave.3.fill", variableValue: volume)
    }
    .foregroundStyle(.secondary)
    .accessibilityRepresentation {
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
    }
  }
}

private struct PlayerQueueView: View {
  @EnvironmentObject private var model: PlayerModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section("Playing Next") {
          ForEach(model.queue) { track in
            Button {
              model.play(track)
            } label: {
              row(track)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(track.id == model.currentID ? .isSelected : [])
          }
          .onMove { model.queue.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { offsets in
            model.queue.remove(
              atOffsets: offsets.filteredIndexSet { model.queue[$0].id != model.currentID })
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Queue")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }

  private func row(_ track: PlayerTrack) -> some View {
    LabeledContent {
      Text(Duration.seconds(track.duration), format: .time(pattern: .minuteSecond))
    } label: {
      Text(track.title)
      Text(track.artist)
    }
    .contentShape(.rect)
  }
}

private struct PlayerButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .animation(.bouncy, value: configuration.isPressed)
  }
}

#Preview("Now Playing") {
  PlayerScreen()
}
