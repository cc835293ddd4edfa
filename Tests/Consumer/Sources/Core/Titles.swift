/// The titles of the app's screens.
public enum Titles {
    public static let list = "List"
    public static let detail = "Detail"
}
