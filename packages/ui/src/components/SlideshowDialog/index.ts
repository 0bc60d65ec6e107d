export { SlideshowDialog, type Slide, type SlideshowDialogProps } from './SlideshowDialog'
export { englishSlideshowDialogLabels, type SlideshowDialogLabels } from './SlideshowDialog.labels'
