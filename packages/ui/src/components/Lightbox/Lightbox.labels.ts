import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishLightboxLabels = defineLabels('Lightbox', () => ({
  /** Label of the close button in the corner. */
  close: 'Close',
  previous: 'Previous file',
  next: 'Next file',
  /** Where the file is among the others; `number` counts from 1. */
  position: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  download: ({ name }: { name: string }) => `Download ${name}`,
  /** Shown in place of a file that browsers cannot show. */
  noPreview: 'There is no preview of this kind of file.',
  /** Shown in place of a picture that could not be loaded. */
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
}))

/** The labels of a lightbox. */
export interface LightboxLabels extends Readonly<typeof englishLightboxLabels> {}
