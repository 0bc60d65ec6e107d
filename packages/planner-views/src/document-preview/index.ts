export { DocumentPreview } from './DocumentPreview'
export type {
  DocumentPreviewLabels,
  DocumentPreviewProps,
  PreviewedDocument,
} from './DocumentPreview'
export { previewKindOf } from './preview-kind'
