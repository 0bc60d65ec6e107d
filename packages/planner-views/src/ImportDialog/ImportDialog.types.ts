import type {
  FileMapping,
  FileSheet,
  RememberedMapping,
  TextFormat,
} from '@throughline/domain/item-file'
import type { ItemImportRow } from '@throughline/domain/item-import'

import type { ImportDialogLabels } from './ImportDialog.labels'
import type { ImportRowResult } from './model/preview-rows'

/** The file that is imported, as far as it is read. */
export type ImportFile =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  /** It cannot be imported; the sentence states the reason and the remedy. */
  | { readonly status: 'refused'; readonly name: string; readonly sentence: string }
  /** It could not be read, and may be the next time. */
  | { readonly status: 'failed'; readonly name: string; readonly message: string }
  | {
      readonly status: 'read'
      readonly name: string
      readonly sheets: readonly FileSheet[]
      /** How a text file was read; null for a workbook. @default null */
      readonly text?: TextFormat | null
      /**
       * Why the file could not be read in another way; the dialog shows it as before. @default null
       */
      readonly textFailure?: string | null
    }

/** Effects of an import, or the state of loading them. */
export type ImportPreview =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly results: readonly ImportRowResult[] }

export interface ImportDialogProps {
  /** Whether the dialog is open; closed, it renders nothing and forgets all choices. */
  isOpen: boolean
  /** The plan that items are imported into. */
  planName: string
  /** Keep the same object while nothing changes: another one starts over. */
  file: ImportFile
  /** Names of the plan's custom fields, also those of its types. Keep the same array while nothing changes. */
  fieldNames?: readonly string[]
  /** Fields that the user chose for headers before. Keep the same object while nothing changes. */
  remembered?: RememberedMapping
  /** Effects of the rows that `onPreview` requested. */
  preview: ImportPreview
  /** The import is running. @default false */
  isApplying?: boolean
  /** Why the import failed; null without a failure. @default null */
  failure?: string | null
  /** A file was chosen or dropped; the product reads it. */
  onChooseFile: (change: { file: File }) => void
  /** Forget the file, or stop reading it. */
  onRemoveFile: () => void
  /** Read the same file once more. */
  onRetryFile: () => void
  /**
   * Read a text file with another encoding or separator. Without it neither can be chosen.
   * Show the file as it is until it has been read again.
   */
  onChooseFormat?: (change: { format: TextFormat }) => void
  /** The columns are mapped: the host may remember how. */
  onMapped?: (choice: { headers: readonly string[]; mapping: FileMapping }) => void
  /** Load the effects of these rows; without any rows, set an empty `preview` at once. */
  onPreview: (request: { rows: readonly ItemImportRow[] }) => void
  /** Import these rows, at least one. */
  onApply: (request: { rows: readonly ItemImportRow[] }) => void
  /** The user requested to close the dialog. */
  onClose: () => void
  /** @default englishImportDialogLabels */
  labels?: ImportDialogLabels
}
