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
export { englishDetailEditorLabels } from './DetailEditor.labels'
export type { DetailEditorLabels, DocumentLabels, PartNames } from './DetailEditor.labels'
export { preloadDetailEditor } from './preload-detail-editor'
