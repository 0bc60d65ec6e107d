export {
  englishSlideshowDialogTexts,
  SlideshowDialog,
  type Slide,
  type SlideshowDialogProps,
  type SlideshowDialogTexts,
} from './SlideshowDialog'
