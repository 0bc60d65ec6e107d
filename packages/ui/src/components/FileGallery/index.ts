export { FileGallery, type FileGalleryProps, type GalleryFile } from './FileGallery'
export { englishFileGalleryLabels, type FileGalleryLabels } from './FileGallery.labels'
