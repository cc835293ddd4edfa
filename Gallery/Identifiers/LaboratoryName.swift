/// The names by which UI tests open and find the laboratory, in which assumptions are measured by a finger.
enum LaboratoryName {
    /// The launch argument that a station's name follows: `-laboratory pan`.
    static let argument = "-laboratory"

    /// What there is to be opened.
    enum Station: String, CaseIterable {
        case pan, edge, tap, control, scroll, tabs, smallBar, heldTab, menu, back, swipes, systemSwipes
    }

    /// The label with the findings, and the view with the station.
    static let findings = "laboratory.findings"
    static let station = "laboratory.station"
    /// The button of the station of controls.
    static let button = "laboratory.button"
    /// The lists of the station of scroll views.
    static let tall = "laboratory.tall"
    static let stiff = "laboratory.stiff"
    static let wide = "laboratory.wide"
}
