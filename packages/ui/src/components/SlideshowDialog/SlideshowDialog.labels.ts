/** The labels of a slideshow. */
export interface SlideshowDialogLabels {
  /** Label of the close button in the corner. */
  close: string
  previous: string
  next: string
  /** The button of the last slide, in place of `next`. */
  done: string
  /** Announced with each slide, and the name of its dot; `number` counts from 1. */
  position: (slide: { number: number; count: number }) => string
}

/** The labels in English. */
export const englishSlideshowDialogLabels: SlideshowDialogLabels = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  position: ({ number, count }) => `Slide ${number} of ${count}`,
}
