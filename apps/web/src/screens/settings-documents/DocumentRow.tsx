import type { PlanDocument } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { civilAt } from '@throughline/domain/zone-clock'
import { formatFileSize } from '@throughline/ui/FileDrop'
import { Icon } from '@throughline/ui/Icon'
import { previewKindOf } from '@throughline/ui/Lightbox'
import { Download, FileText, FolderInput, Trash2 } from 'lucide-react'
import { instantMs } from '../../platform/clock'
import { RowActions, type RowAction } from '../../settings'
import { memo } from 'react'
import { AttachedItems } from './AttachedItems'
import { typeNameOf } from './document-groups'
import { DocumentDetails, DocumentIcon, DownloadLink } from './DocumentsSettings.styles'

/** Actions on one document. */
export interface DocumentActions {
  readonly onPreview: (document: PlanDocument) => void
  readonly onMove: (document: PlanDocument) => void
  readonly onDelete: (document: PlanDocument) => void
}

export interface DocumentRowProps {
  readonly document: PlanDocument
  /** IANA name of the planner's time zone. */
  readonly zone: string
  readonly canChange: boolean
  /** Pass a stable object. */
  readonly actions: DocumentActions
}

/**
 * Row of one document: its data, where it is attached, and its actions. It is memoized, because
 * hundreds stay unchanged while the list adds a few more.
 */
export const DocumentRow = memo(function DocumentRow({
  document,
  zone,
  canChange,
  actions,
}: DocumentRowProps) {
  const { asset } = document
  const { name, fileLocation } = asset
  const kind = previewKindOf(asset)
  const visibleName = isolateText(name)
  return (
    <li data-resource-id={document.id}>
      <DocumentIcon>
        {kind === 'image' ? (
          <img src={fileLocation} alt="" loading="lazy" />
        ) : (
          <Icon icon={FileText} />
        )}
      </DocumentIcon>
      <DocumentDetails>
        {kind === null ? (
          <span data-part="name" title={name}>
            {name}
          </span>
        ) : (
          <button
            type="button"
            data-part="name"
            title={name}
            aria-label={`Show ${visibleName}`}
            onClick={() => {
              actions.onPreview(document)
            }}
          >
            {name}
          </button>
        )}
        <div data-part="facts">{detailsOf(document, zone)}</div>
      </DocumentDetails>
      <AttachedItems document={document} />
      <DocumentRowActions {...{ document, canChange, actions }} />
    </li>
  )
})

/** Returns the type, the size and the day of a document. */
export function detailsOf({ asset, createdAt }: PlanDocument, zone: string): string {
  return [
    typeNameOf(asset.name),
    formatFileSize(asset.sizeBytes),
    formatShortDate(civilAt(zone, instantMs(createdAt))),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Actions on a document, as small buttons. */
export function DocumentRowActions({
  document,
  canChange,
  actions,
}: Pick<DocumentRowProps, 'document' | 'canChange' | 'actions'>) {
  const { name, fileLocation } = document.asset
  const rowActions: readonly RowAction[] = canChange
    ? [
        {
          verb: 'Move',
          icon: FolderInput,
          run: () => {
            actions.onMove(document)
          },
        },
        {
          verb: 'Delete',
          icon: Trash2,
          run: () => {
            actions.onDelete(document)
          },
        },
      ]
    : []
  return (
    <RowActions name={name} actions={rowActions}>
      <DownloadLink
        href={fileLocation}
        download={name}
        aria-label={`Download ${isolateText(name)}`}
      >
        <Icon icon={Download} />
      </DownloadLink>
    </RowActions>
  )
}
