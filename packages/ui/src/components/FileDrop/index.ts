export { FileDrop, type FileDropProps } from './FileDrop'
export type { FileDropItem } from './file-drop-item'
export { englishFileDropTexts, type FileDropTexts } from './file-drop-texts'
export {
  formatFileSize,
  isAccepted,
  type FileFacts,
  type FileRefusal,
  type FileRefusalCode,
} from './file-rules'
