import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishSlideshowDialogLabels = defineLabels('SlideshowDialog', () => ({
  /** Label of the close button in the corner. */
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  /** The button of the last slide, in place of `next`. */
  done: 'Done',
  /** Announced with each slide, and the name of its dot; `number` counts from 1. */
  position: ({ number, count }: { number: number; count: number }) => `Slide ${number} of ${count}`,
}))

/** The labels of a slideshow. */
export interface SlideshowDialogLabels extends Readonly<typeof englishSlideshowDialogLabels> {}
