// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenUIKit
import SpokenViews

enum Sample {
  struct SampleView: View {
      var name: String
      var description: String

      var body: some View {
          VStack {
              Text(name)
              Text(description)
          }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent("Description", description, importance: .high)
      }
  }
}


struct Dog: Identifiable {
  var id: String { name }
  var image: Image
  var name: String
  var type: String
  var description: String
  var popularity: String
  var age: String
  var weight: String
  var height: String
}
enum Dogs {
  struct DogCell: View {
      var dog: Dog
      var body: some View {
          VStack {
              HStack {
                  dog.image
                      .resizable()
                  VStack(alignment: .leading) {
                      Text(dog.name)
                          .font(.title)
                      Spacer()
                      Text(dog.type)
                          .font(.body)
                      Spacer()
                      Text(dog.description)
                          .fixedSize(horizontal: false, vertical: true)
                          .font(.subheadline)
                          .foregroundColor(Color(uiColor: UIColor.brown))
                          .accessibilityHidden(true)
                  }
                  Spacer()
              }
              .padding(.horizontal)
              HStack(alignment: .top) {
                  VStack(alignment: .leading) {
                      HStack {
                          Text(dog.popularity)
                          Spacer()
                          Text(dog.age)
                          Spacer()
                          Text(dog.weight)
                          Spacer()
                          Text(dog.height)
                      }
                      .foregroundColor(Color(uiColor: UIColor.darkGray))
                      .accessibilityHidden(true)
                  }
                  Spacer()
              }
              .padding(.horizontal)
              Divider()
          }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent("Age", dog.age, importance: .high)
          .accessibilityCustomContent("Popularity", dog.popularity)
          .accessibilityCustomContent("Weight", dog.weight)
          .accessibilityCustomContent("Height", dog.height)
          .accessibilityCustomContent("Description", dog.description)
      }
  }
}

extension AccessibilityCustomContentKey {
    static var age: AccessibilityCustomContentKey {
        AccessibilityCustomContentKey("Age")
    }
}

enum DogsByKey {
  struct DogCell: View {
      var dog: Dog
      var body: some View {
          VStack {
              HStack {
                  dog.image
                      .resizable()
                  VStack(alignment: .leading) {
                      Text(dog.name)
                          .font(.title)
                      Spacer()
                      Text(dog.type)
                          .font(.body)
                      Spacer()
                      Text(dog.description)
                          .fixedSize(horizontal: false, vertical: true)
                          .font(.subheadline)
                          .foregroundColor(Color(uiColor: UIColor.brown))
                          .accessibilityHidden(true)
                  }
                  Spacer()
              }
              .padding(.horizontal)
              HStack(alignment: .top) {
                  VStack(alignment: .leading) {
                      HStack {
                          Text(dog.popularity)
                          Spacer()
                          Text(dog.age)
                          Spacer()
                          Text(dog.weight)
                          Spacer()
                          Text(dog.height)
                      }
                      .foregroundColor(Color(uiColor: UIColor.darkGray))
                      .accessibilityHidden(true)
                  }
                  Spacer()
              }
              .padding(.horizontal)
              Divider()
          }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent(.age, dog.age, importance: .high)
          .accessibilityCustomContent("Popularity", dog.popularity)
          .accessibilityCustomContent("Weight", dog.weight)
          .accessibilityCustomContent("Height", dog.height)
          .accessibilityCustomContent("Description", dog.description)
      }
  }
}

