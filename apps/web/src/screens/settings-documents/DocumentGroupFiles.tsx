import type { PlanDocument } from '@throughline/api-client'
import { formatCount, isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { FileGallery, type FileGalleryProps } from '@throughline/ui/FileGallery'
import { startTransition, useCallback, useMemo, useState } from 'react'
import type { DocumentsView } from '../../preferences/document-preferences'
import type { DocumentGroup } from './document-groups'
import { DocumentRow, DocumentRowActions, detailsOf, type DocumentActions } from './DocumentRow'
import { GroupFoot, Rows, TilesPlace } from './DocumentsSettings.styles'

/** Number of files that render at a time, so the largest category opens without delay. */
const PAGE_COUNT = 25

export interface DocumentGroupFilesProps {
  readonly group: DocumentGroup
  readonly view: DocumentsView
  /** IANA name of the planner's time zone. */
  readonly zone: string
  /** Returns whether the user may move and delete a document. */
  readonly canChange: (document: PlanDocument) => boolean
  /** Pass a stable object. */
  readonly actions: DocumentActions
}

/** Documents of a category, as rows or as tiles with their pictures. */
export function DocumentGroupFiles({
  group,
  view,
  zone,
  canChange,
  actions,
}: DocumentGroupFilesProps) {
  const { category, documents } = group
  const [visibleCount, setVisibleCount] = useState(PAGE_COUNT)
  const visible = documents.slice(0, visibleCount)
  const restCount = documents.length - visible.length
  const label = `Documents of ${isolateText(category.name)}`
  if (documents.length === 0) return <GroupFoot>No documents</GroupFoot>
  return (
    <>
      {view === 'gallery' ? (
        <DocumentTiles documents={visible} {...{ label, zone, canChange, actions }} />
      ) : (
        <Rows aria-label={label}>
          {visible.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              zone={zone}
              canChange={canChange(document)}
              actions={actions}
            />
          ))}
        </Rows>
      )}
      {restCount === 0 ? null : (
        <GroupFoot>
          <Button
            size="small"
            onClick={() => {
              startTransition(() => {
                setVisibleCount(visibleCount + PAGE_COUNT)
              })
            }}
          >
            {`Show ${Math.min(PAGE_COUNT, restCount)} more of ${formatCount(restCount)}`}
          </Button>
        </GroupFoot>
      )}
    </>
  )
}

interface DocumentTilesProps extends Omit<DocumentGroupFilesProps, 'group' | 'view'> {
  readonly label: string
  readonly documents: readonly PlanDocument[]
}

function DocumentTiles({ label, documents, zone, canChange, actions }: DocumentTilesProps) {
  const files = useMemo(
    () =>
      documents.map((document) => ({
        id: String(document.id),
        name: document.asset.name,
        contentType: document.asset.contentType,
        url: document.asset.fileLocation,
        details: detailsOf(document, zone),
      })),
    [documents, zone],
  )
  const renderActions = useCallback<NonNullable<FileGalleryProps['renderActions']>>(
    ({ file }) => {
      const document = documents.find(({ id }) => String(id) === file.id)
      return document === undefined ? null : (
        <div data-resource-id={document.id}>
          <DocumentRowActions {...{ document, actions }} canChange={canChange(document)} />
        </div>
      )
    },
    [documents, canChange, actions],
  )
  return (
    <TilesPlace>
      <FileGallery {...{ label, files, renderActions }} />
    </TilesPlace>
  )
}
