import Repertoire
import SwiftUI
import TransitionSwiftUI
import UIKit

/// The package's modifiers at work: tabs, a stack with a path, a zoom out of a grid, and presentations.
@available(iOS 16.0, *)
struct SwiftUIDemo: View {
    private enum Tab: Hashable { case colours, screens }

    /// Leaves the demonstration.
    let close: () -> Void
    @ObservedObject fileprivate var grabber: DemoGrabber
    @State private var tab = Tab.colours

    /// The demonstration as a screen of UIKit's.
    ///
    /// - Parameter grab: Where each push that plays is grabbed and taken back, 0 to 1; nil to let pushes play.
    static func controller(grab: Double?, close: @escaping () -> Void) -> UIViewController {
        let grabber = DemoGrabber(at: grab)
        let demo = UIHostingController(rootView: SwiftUIDemo(close: close, grabber: grabber))
        grabber.root = demo
        return demo
    }

    var body: some View {
        TabView(selection: $tab) {
            ColourGrid(close: close, grabber: grabber)
                .tabItem { Label("Colours", systemImage: "square.grid.2x2") }
                .tag(Tab.colours)
            PresentationList()
                .tabItem { Label("Screens", systemImage: "rectangle.on.rectangle") }
                .tag(Tab.screens)
        }
        .tabTransition(.slide, swipe: .fromAnywhere)
    }
}

/// A stack whose grid grows into its destinations.
@available(iOS 16.0, *)
private struct ColourGrid: View {
    let close: () -> Void
    let grabber: DemoGrabber
    @State private var path: [DemoColour] = []

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(DemoColour.all) { colour in
                        Button {
                            withScreenTransition(.zoom) { path.append(colour) }
                        } label: {
                            colour.view.frame(height: 90).cornerRadius(12)
                        }
                        .accessibilityLabel("Colour \(colour.id)")
                        .accessibilityIdentifier(AccessibilityIdentifier.demoColour(colour.id))
                        .transitionSource(id: colour.id)
                    }
                }
                .padding()
            }
            .navigationTitle("Path: \(path.count)")
            .toolbar { Button("Close", action: close) }
            .navigationDestination(for: DemoColour.self) {
                ColourPage(colour: $0, grabber: grabber, path: $path)
            }
            .stackTransition(.cube)
        }
    }
}

/// A destination, which may push more.
@available(iOS 16.0, *)
private struct ColourPage: View {
    let colour: DemoColour
    @ObservedObject var grabber: DemoGrabber
    @Binding var path: [DemoColour]

    var body: some View {
        VStack(spacing: 20) {
            colour.view.frame(height: 280).transitionTarget(id: colour.id)
            ProgressLine().tracksScreenTransition()
            Text("Path: \(path.count)").accessibilityIdentifier(AccessibilityIdentifier.demoPath)
            Button("Push with a cube") { path.append(colour.next) }
            Button("Push with a fold") { withScreenTransition(.fold) { path.append(colour.next) } }
            Button("Back to the grid") { path.removeAll() }
            Text("Taken back: \(grabber.count)")
                .font(.footnote)
                .opacity(grabber.isActive ? 1 : 0)
                .accessibilityIdentifier(AccessibilityIdentifier.demoGrabs)
            Spacer()
        }
        .onScreenTransition(grabber.follow)
        .navigationTitle("Colour \(colour.id)")
    }
}

/// Shows how far the change of screens has come.
@available(iOS 16.0, *)
private struct ProgressLine: View {
    @Environment(\.screenTransitionProgress) private var progress

    var body: some View {
        ProgressView(value: progress ?? 1).padding(.horizontal)
    }
}

/// What a presentation can be bound to.
@available(iOS 16.0, *)
private struct PresentationList: View {
    @State private var isWhole = false
    @State private var isHalf = false
    @State private var colour: DemoColour?
    @State private var gone = 0

    var body: some View {
        List {
            Button("The whole screen") { isWhole = true }
            Button("Half the screen") { isHalf = true }
            ForEach(DemoColour.all.prefix(4)) { colour in
                Button("Colour \(colour.id)") { self.colour = colour }
                    .transitionSource(id: colour.id)
            }
            Text("Dismissed: \(gone)").accessibilityIdentifier(AccessibilityIdentifier.demoDismissals)
        }
        .presentation(isPresented: $isWhole, transition: .cards, onDismiss: { gone += 1 }) {
            DemoSheet(title: "The whole screen")
        }
        .presentation(
            isPresented: $isHalf, transition: .tiltUnder, options: .init(extent: .fraction(0.5)),
            onDismiss: { gone += 1 }
        ) {
            DemoSheet(title: "Half the screen")
        }
        .presentation(item: $colour, transition: .zoom, onDismiss: { gone += 1 }) { colour in
            VStack {
                colour.view.frame(height: 280).transitionTarget(id: colour.id)
                DemoSheet(title: "Colour \(colour.id)")
                Button("Next colour") { self.colour = colour.next }
            }
        }
    }
}

@available(iOS 16.0, *)
private struct DemoSheet: View {
    @Environment(\.dismissPresentation) private var dismiss
    let title: LocalizedStringKey

    var body: some View {
        VStack(spacing: 20) {
            Text(title).font(.title)
            Button("Done") { dismiss() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// One of a row of hues.
private struct DemoColour: Identifiable, Hashable {
    static let all = (0..<30).map { DemoColour(id: $0) }

    let id: Int

    var next: DemoColour { DemoColour(id: (id + 1) % Self.all.count) }

    var view: some View {
        Color(hue: Double(id) / Double(Self.all.count), saturation: 0.6, brightness: 0.9)
    }
}
