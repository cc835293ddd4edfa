import UIKit

extension UIViewController {
    /// Offers a text to other apps; on an iPad in a popover that points at `source`.
    func share(_ text: String, from source: UIView) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        present(sheet, animated: true)
    }
}
