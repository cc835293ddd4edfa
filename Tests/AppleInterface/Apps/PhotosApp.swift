import Repertoire
import SwiftUI
import TransitionSwiftUI

// An app as somebody writes it who has read the first page only. It is type-checked in both language modes, and run
// nowhere.

struct Photo: Hashable, Identifiable {
    let id: Int
    var title: String { "Photo \(id)" }
}

@main
struct PhotosApp: App {
    @State private var tab = "photos"

    var body: some Scene {
        WindowGroup {
            TabView(selection: $tab) {
                PhotosScreen()
                    .tabItem { Label("Photos", systemImage: "photo") }
                    .tag("photos")
                SettingsScreen()
                    .tabItem { Label("Settings", systemImage: "gear") }
                    .tag("settings")
            }
            .tabTransition(.slide, options: .init(swipe: .fromEdge, wraps: true))
        }
    }
}

struct PhotosScreen: View {
    @State private var path: [Photo] = []
    @State private var transition: BuiltInTransition? = .cube
    private let photos = (1...20).map { Photo(id: $0) }

    var body: some View {
        if #available(iOS 16.0, *) {
            NavigationStack(path: $path) {
                List(photos) { photo in
                    Button(photo.title) {
                        withScreenTransition(.fold) { path.append(photo) }
                    }
                }
                .navigationDestination(for: Photo.self) { photo in
                    PhotoScreen(photo: photo) { path.removeAll() }
                }
                .stackTransition(transition?.animator)
            }
        } else {
            NavigationView { Text("Photos") }
                .stackTransition(.slide(from: .bottom).duration(0.4), options: .init(swipe: .fromAnywhere))
        }
    }
}

struct PhotoScreen: View {
    let photo: Photo
    let close: () -> Void
    @Environment(\.screenTransition) private var screenTransition

    var body: some View {
        VStack {
            Text(photo.title)
            Button("Close", action: close)
            Button("Close as ever") { withScreenTransition(nil) { close() } }
            Button("Close with a cube") { screenTransition(.cube, close) }
        }
    }
}

struct SettingsScreen: View {
    @State private var isSliding = true

    var body: some View {
        Toggle("Slide", isOn: $isSliding)
            .tabTransition(isSliding ? .slide : nil, swipe: .fromAnywhere)
    }
}
