export { SlideshowDialog, type Slide, type SlideshowDialogProps } from './SlideshowDialog'
export { englishSlideshowDialogLabels, type SlideshowDialogLabels } from './slideshow-dialog-labels'
