export { FileDrop, type FileDropProps } from './FileDrop'
export type { FileDropItem } from './file-drop-item'
export { englishFileDropLabels, type FileDropLabels } from './FileDrop.labels'
export {
  formatFileSize,
  isAccepted,
  type FileDetails,
  type FileRefusal,
  type FileRefusalCode,
} from './file-rules'
