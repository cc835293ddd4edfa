import GalleryCommand

Gallery.main()
