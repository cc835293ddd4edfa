/// One animator's card and the frames of its runs.
struct GalleryEntry {
    var card: Card
    var recording: Recording
}
