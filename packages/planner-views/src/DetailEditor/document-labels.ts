import { DOCUMENT_MESSAGES } from '@throughline/domain/messages'
import { englishFileDropLabels } from '@throughline/ui/FileDrop'
import type { FileDropLabels } from '@throughline/ui/FileDrop'
import { englishLightboxLabels } from '@throughline/ui/Lightbox'
import type { LightboxLabels } from '@throughline/ui/Lightbox'

/** The texts of documents and images. */
export interface DocumentLabels {
  readonly list: string
  readonly none: string
  readonly attach: string
  readonly find: string
  readonly upload: string
  readonly hint: (limit: { maxSize: string }) => string
  readonly preview: (what: { name: string }) => string
  readonly download: (what: { name: string }) => string
  readonly more: (what: { name: string }) => string
  readonly remove: string
  readonly delete: string
  readonly deleteTitle: string
  readonly deleteHint: (what: { name: string; otherCount: number }) => string
  readonly deleteConfirm: string
  readonly keep: string
  readonly close: string
  readonly drop: FileDropLabels
  /** Labels of the lightbox, which shows files over the page. */
  readonly lightbox: LightboxLabels
}

/** The labels of documents in English. */
export const englishDocumentLabels: DocumentLabels = {
  list: 'Attached documents',
  none: 'No documents',
  attach: 'Add a document of the plan',
  find: 'Find a document',
  upload: 'Upload documents',
  hint: ({ maxSize }) => `Up to ${maxSize} each.`,
  preview: ({ name }) => `Show ${name}`,
  download: ({ name }) => `Download ${name}`,
  more: ({ name }) => `More actions for ${name}`,
  remove: 'Remove from this item',
  delete: 'Delete the document',
  deleteTitle: DOCUMENT_MESSAGES.confirmDelete,
  deleteHint: ({ name, otherCount }) =>
    otherCount === 0
      ? `${name} is deleted from the plan.`
      : `${name} is deleted from the plan. It is also attached to ${
          otherCount === 1 ? '1 other item' : `${otherCount} other items`
        }.`,
  deleteConfirm: 'Delete document',
  keep: 'Keep',
  close: 'Close',
  drop: englishFileDropLabels,
  lightbox: englishLightboxLabels,
}
