export {
  englishSlideshowDialogLabels,
  SlideshowDialog,
  type Slide,
  type SlideshowDialogProps,
  type SlideshowDialogLabels,
} from './SlideshowDialog'
