import PhotosUI
import SwiftUI

@MainActor
class AvatarModel: ObservableObject {
  enum ImageState {
    case empty
    case loading(Progress)
    case success(Image)
    case failure(Error)
  }

  enum TransferError: Error { case importFailed }

  struct AvatarImage: Transferable {
    let image: Image
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in
        guard let uiImage = UIImage(data: data) else { throw TransferError.importFailed }
        return AvatarImage(image: Image(uiImage: uiImage))
      }
    }
  }

  @Published private(set) var imageState: ImageState = .empty
  @Published var imageSelection: PhotosPickerItem? {
    didSet {
      guard let imageSelection else { return imageState = .empty }
      imageState = .loading(loadTransferable(from: imageSelection))
    }
  }

  private func loadTransferable(from item: PhotosPickerItem) -> Progress {
    item.loadTransferable(type: AvatarImage.self) { result in
      DispatchQueue.main.async {
        guard item == self.imageSelection else { return }
        switch result {
        case .success(let avatar?): self.imageState = .success(avatar.image)
        case .success(nil): self.imageState = .empty
        case .failure(let error): self.imageState = .failure(error)
        }
      }
    }
  }
}

struct AvatarPicker: View {
  @StateObject private var model = AvatarModel()
  @State private var gallery: [PhotosPickerItem] = []

  var body: some View {
    VStack {
      switch model.imageState {
      case .success(let image): image.resizable().scaledToFill().frame(width: 80, height: 80)
      case .loading: ProgressView()
      case .empty: Image(systemName: "person.fill").font(.system(size: 40))
      case .failure: Image(systemName: "exclamationmark.triangle.fill")
      }
      PhotosPicker(selection: $model.imageSelection, matching: .images, photoLibrary: .shared()) {
        Image(systemName: "pencil.circle.fill").symbolRenderingMode(.multicolor)
      }
      .accessibilityLabel("Choose a picture")
      PhotosPicker(
        "Add photos", selection: $gallery, maxSelectionCount: 5,
        matching: .any(of: [.images, .not(.livePhotos)]))
      Text("\(gallery.count) photos")
    }
    .onChange(of: gallery) { _, items in
      Task { for item in items { _ = try? await item.loadTransferable(type: Data.self) } }
    }
  }
}
