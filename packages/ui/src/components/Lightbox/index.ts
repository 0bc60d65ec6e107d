export { Lightbox, type LightboxProps } from './Lightbox'
export type { LightboxFile } from './lightbox-file'
export { englishLightboxLabels, type LightboxLabels } from './Lightbox.labels'
export { previewKindOf, type PreviewKind } from './file-kind'
