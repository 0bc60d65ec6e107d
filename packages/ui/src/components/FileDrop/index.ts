export { FileDrop, type FileDropItem, type FileDropProps } from './FileDrop'
export { englishFileDropTexts, type FileDropTexts } from './file-drop-texts'
export {
  formatFileSize,
  isAccepted,
  type FileFacts,
  type FileRefusal,
  type FileRefusalCode,
} from './file-rules'
