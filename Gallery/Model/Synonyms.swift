/// Words that people use for what the catalogue calls otherwise.
public enum Synonyms {
    /// What a word, or two with a space between them, means in names, titles and tags; nil when it has no other meaning.
    static func of(_ words: String) -> [String]? { table[words] }

    /// Words that say nothing about a transition.
    public static let empty: Set = [
        "a", "an", "the", "and", "of", "in", "on", "to", "with", "like", "from", "out", "into", "some", "something",
        "left", "right", "it", "make", "my", "me", "that", "which",
        "transition", "transitions", "animation", "animations", "animator", "effect", "effects", "screen", "screens",
    ]

    /// Every word that has another meaning, with the words that it means.
    public static let table: [String: [String]] = [
        "axis": ["sharedaxis"], "bars": ["blinds"], "doorway": ["door"], "elegant": ["fade", "depthpush", "fold"],
        "explosion": ["explode"], "fast": ["app"], "image": ["zoom", "gallerywall", "containertransform"],
        "images": ["zoom", "gallerywall", "containertransform"], "match move": ["flyingview", "zoom"],
        "photo": ["zoom", "gallerywall", "containertransform"],
        "photos": ["zoom", "gallerywall", "containertransform"],
        "picture": ["zoom", "gallerywall", "containertransform"], "playful": ["bounce", "show"],
        "professional": ["app"], "quick": ["app"], "sharedelement": ["flyingview", "zoom"], "simple": ["app"],
        "3 d": ["3d"], "key view": ["flyingview"], "presenter": ["tiltunder"], "airport": ["splitflap"],
        "alert": ["dialog"], "burger": ["sidemenu"],
        "checkerboard": ["turningtiles"], "chessboard": ["turningtiles"], "curl": ["page", "cornerpeel"],
        "diamond": ["circlereveal"], "drawer": ["sidemenu"], "fancy": ["show"], "hamburger": ["sidemenu"],
        "material": ["sharedaxis", "fadethrough", "containertransform"], "menu": ["sidemenu"],
        "peel": ["cornerpeel"], "popover": ["dialog"], "side menu": ["sidemenu"], "star": ["circlereveal"],
        "station": ["splitflap"], "wall": ["gallerywall"],
        "accordion": ["fold", "blinds"], "appear": ["fade", "scale"], "apple": ["system"], "backward": ["depth"],
        "blow up": ["explode"], "break": ["shatter"], "broken": ["shatter"],
        "burst": ["explode"], "circle": ["circlereveal", "iris"],
        "collapse": ["fold"], "cover flow": ["carousel"], "coverflow": ["carousel"],
        "cross dissolve": ["fade"], "cross fade": ["fade"], "crossfade": ["fade"], "default": ["system"],
        "dissolve": ["fade"], "elastic": ["bounce", "stretch"], "expand": ["source", "zoom"], "film": ["film"],
        "flip book": ["book"], "flipbook": ["book"], "flop": ["flip"], "funny": ["bounce"], "glass": ["shatter"],
        "grow": ["zoom", "scale"],
        "hero": ["flyingview", "zoom"], "ios": ["system"], "jump": ["bounce"], "lens": ["iris"], "louvre": ["blinds"],
        "louver": ["blinds"], "magic move": ["flyingview"], "matched geometry": ["flyingview", "zoom"],
        "modal": ["modal", "cover"], "morph": ["flyingview", "zoom"], "movie": ["film"], "native": ["system"],
        "origami": ["fold", "paper"], "page curl": ["page"], "page flip": ["page", "book"],
        "page turn": ["page", "book"], "pagecurl": ["page"],
        "perspective": ["3d"], "popup": ["modal", "scale"], "present": ["modal"], "quiet": ["calm"],
        "reduce motion": ["calm"], "ripple": ["circlereveal"], "roller": ["barrel"], "rotate": ["rotation"],
        "shared element": ["flyingview", "zoom"], "sheet": ["modal", "cover"], "shrink": ["zoom", "scale"],
        "slot machine": ["barrel"], "solid": ["3d"], "spin": ["rotation"], "spring": ["bounce"],
        "star wars": ["wipe", "film"], "subtle": ["calm", "fade"], "swipe": ["edge"],
        "thumbnail": ["source"], "three d": ["3d"], "throw": ["cards", "flyaway"], "tilt": ["tiltback"],
        "tinder": ["cards", "flyaway"], "transform": ["containertransform", "flyingview"],
        "turn": ["rotation", "door"], "water": ["tide", "liquid"], "wave": ["tide"],
        "venetian": ["blinds"],
        "wiggle": ["bounce"], "window": ["snapshotpush", "blinds"], "wobble": ["bounce"],
    ]
}
