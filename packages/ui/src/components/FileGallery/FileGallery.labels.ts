import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishLightboxLabels, type LightboxLabels } from '../Lightbox'

/** The labels of a gallery, with those of its lightbox. */
export interface FileGalleryLabels extends LightboxLabels {
  /** Name of the button that shows a file in the lightbox. */
  show: (file: { name: string }) => string
  /** Announced while the files are loading. */
  loading: string
}

/** The labels in English. */
export const englishFileGalleryLabels = defineLabels(
  'FileGallery',
  (locale): FileGalleryLabels => ({
    ...labelsIn(locale, englishLightboxLabels),
    show: ({ name }) => `Show ${name}`,
    loading: 'Loading files',
  }),
)
