/** The labels of a lightbox. */
export interface LightboxLabels {
  /** Label of the close button in the corner. */
  close: string
  previous: string
  next: string
  /** Where the file is among the others; `number` counts from 1. */
  position: (file: { number: number; count: number }) => string
  download: (file: { name: string }) => string
  /** Shown in place of a file that browsers cannot show. */
  noPreview: string
  /** Shown in place of a picture that could not be loaded. */
  failed: string
  retry: string
}

/** The labels in English. */
export const englishLightboxLabels: LightboxLabels = {
  close: 'Close',
  previous: 'Previous file',
  next: 'Next file',
  position: ({ number, count }) => `${number} of ${count}`,
  download: ({ name }) => `Download ${name}`,
  noPreview: 'There is no preview of this kind of file.',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
}
