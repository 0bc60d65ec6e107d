export { ImportDialog } from './ImportDialog'
export type {
  ImportDialogProps,
  ImportFile,
  ImportPreview,
  ImportRowResult,
} from './ImportDialog.types'
export { englishImportDialogLabels } from './labels'
export type { ImportDialogLabels } from './labels'
