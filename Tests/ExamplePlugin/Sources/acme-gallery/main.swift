import Acme
import GalleryCommand

Gallery.main(plugins: [Acme.self], itemPlugins: [Acme.self])
