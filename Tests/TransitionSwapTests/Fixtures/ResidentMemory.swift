import Foundation

/// The memory of the process, noted at the quarters of a long run.
struct ResidentMemory {
    private var pages: [Int] = []

    /// Notes how many pages of memory the process has.
    mutating func note() {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        pages.append(text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
    }

    /// What is wrong with the memory; nil if the last part of the run has added less than a megabyte.
    var fault: String? {
        guard pages.count > 1, pages[0] > 0 else { return "memory was not measured" }
        return pages[pages.count - 1] - pages[pages.count - 2] < 256 ? nil : "\(pages) pages"
    }
}
