export { DetailEditor } from './DetailEditor'
export type {
  AfterSave,
  DetailEditorHandle,
  DetailEditorProps,
  EditorCloseReason,
  EditorConflict,
  EditorDocument,
  EditorDetails,
  EditorImage,
  EditorInitiative,
  EditorItem,
  EditorTag,
  EditorUpload,
  ExtraField,
  ExtraFieldProps,
  HookAnswer,
  SaveRequest,
} from './DetailEditor.types'
export type { DocumentLabels } from './document-labels'
export { englishDetailEditorLabels } from './english-labels'
export type { DetailEditorLabels, PartNames } from './labels'
export { preloadDetailEditor } from './preload-detail-editor'
