import { Combobox } from '@throughline/ui/Combobox'
import { FileDrop, formatFileSize } from '@throughline/ui/FileDrop'
import type { FileDropItem } from '@throughline/ui/FileDrop'
import { Lightbox, previewKindOf } from '@throughline/ui/Lightbox'
import { Skeleton } from '@throughline/ui/Skeleton'
import { memo, useMemo, useState } from 'react'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import type { DetailEditorProps, EditorDocument, EditorUpload } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { AddPopover } from './AddPopover'
import { DocumentRow } from './DocumentRow'
import { GroupField } from './GroupField'
import { CardList, GroupNote } from './GroupField.styles'
import { withId } from '../model/with-id'
import { usePending } from '../use-pending'

/** Actions on documents. */
type DocumentActions = Pick<
  DetailEditorProps,
  'onUploadDocuments' | 'onCancelUpload' | 'onRetryUpload' | 'onDeleteDocument'
>

interface DocumentsProps extends PartProps {
  values: readonly number[]
  /** null while they are loading. */
  documents: readonly EditorDocument[] | null
  uploads: readonly EditorUpload[]
  actions: DocumentActions
}

/** How many documents can be added at once. */
const MAX_FILES = 20

const DOCUMENT_LIMIT_BYTES = 10_000_000

/** The documents of the item: attached, uploaded, looked at, downloaded and deleted. */
export const DocumentsField = memo(function DocumentsField({
  values,
  documents,
  uploads,
  actions,
  error,
  isReadOnly,
}: DocumentsProps) {
  const { change, idOf, labels } = useEditorForm()
  const texts = labels.documents
  const [openId, setOpenId] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<EditorDocument | null>(null)
  const attached = useMemo(
    () =>
      values.flatMap((id) => {
        const match = documents?.find((each) => each.id === id)
        return match === undefined ? [] : [match]
      }),
    [values, documents],
  )
  const files = useMemo(
    () =>
      attached
        .filter((document) => previewKindOf(document) !== null)
        .map(({ id, name, contentType, url }) => ({ id: String(id), name, contentType, url })),
    [attached],
  )
  const options = useMemo(
    () =>
      (documents ?? [])
        .filter(({ id }) => !values.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [documents, values],
  )
  const items = useMemo(() => uploads.map(uploadItem), [uploads])
  const { onUploadDocuments, onCancelUpload, onRetryUpload, onDeleteDocument } = actions
  const id = idOf('documentIds')
  const detach = (documentId: number) => {
    change((before) => ({ documentIds: before.documentIds.filter((each) => each !== documentId) }))
  }
  return (
    <GroupField
      {...{ id, error }}
      label={labels.parts.documentIds}
      action={
        isReadOnly || (documents !== null && options.length === 0) ? null : (
          <AddPopover text={labels.add} label={texts.attach}>
            {() => (
              <Combobox
                label={texts.find}
                value={null}
                status={documents === null ? 'loading' : 'ready'}
                options={options}
                onChange={({ value }) => {
                  if (value === null) return
                  change(({ documentIds }) => ({ documentIds: withId(documentIds, Number(value)) }))
                }}
              />
            )}
          </AddPopover>
        )
      }
    >
      {documents === null && values.length > 0 ? <Skeleton height={40} shape="card" /> : null}
      {attached.length === 0 ? null : (
        <CardList aria-label={texts.list}>
          {attached.map((document) => (
            <DocumentRow
              key={document.id}
              {...{ document, isReadOnly }}
              onPreview={() => {
                setOpenId(String(document.id))
              }}
              onRemove={() => {
                detach(document.id)
              }}
              {...(onDeleteDocument === undefined || isReadOnly
                ? null
                : {
                    onDelete: () => {
                      setDoomed(document)
                    },
                  })}
            />
          ))}
        </CardList>
      )}
      {isReadOnly && values.length === 0 ? <GroupNote>{texts.none}</GroupNote> : null}
      {isReadOnly || onUploadDocuments === undefined ? null : (
        <FileDrop
          label={texts.upload}
          // The group has a name already; only its button states its purpose.
          isLabelHidden
          help={texts.hint({ maxSize: formatFileSize(DOCUMENT_LIMIT_BYTES) })}
          maxBytes={DOCUMENT_LIMIT_BYTES}
          items={items}
          maxCount={MAX_FILES + items.length}
          labels={texts.drop}
          onAdd={onUploadDocuments}
          {...(onCancelUpload === undefined
            ? null
            : { onCancel: onCancelUpload, onRemove: onCancelUpload })}
          {...(onRetryUpload === undefined ? null : { onRetry: onRetryUpload })}
        />
      )}
      <Lightbox
        {...{ files, openId }}
        labels={texts.lightbox}
        onOpen={(file) => {
          setOpenId(file.id)
        }}
        onClose={() => {
          setOpenId(null)
        }}
      />
      {doomed === null || onDeleteDocument === undefined ? null : (
        <DeleteDocumentDialog
          document={doomed}
          isAttached={values.includes(doomed.id)}
          onDelete={async () => {
            await onDeleteDocument({ document: doomed })
            detach(doomed.id)
          }}
          onClose={() => {
            setDoomed(null)
          }}
        />
      )}
    </GroupField>
  )
})

function uploadItem({ id, name, sizeBytes, loadedBytes, error }: EditorUpload): FileDropItem {
  if (error !== null) return { id, name, sizeBytes, status: 'failed', error }
  // An upload that has not begun says so, instead of standing still.
  if (loadedBytes === 0) return { id, name, sizeBytes, status: 'waiting' }
  return {
    id,
    name,
    sizeBytes,
    status: 'uploading',
    progress: loadedBytes / Math.max(1, sizeBytes),
  }
}

interface DeleteDocumentDialogProps {
  document: EditorDocument
  /** Whether the document is attached to this item. */
  isAttached: boolean
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before a document is deleted for all items that it is attached to. */
function DeleteDocumentDialog({
  document,
  isAttached,
  onDelete,
  onClose,
}: DeleteDocumentDialogProps) {
  const { labels } = useEditorForm()
  const texts = labels.documents
  const deletion = usePending()
  const otherCount = Math.max(0, document.tacticCount - (isAttached ? 1 : 0))
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.deleteTitle}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={texts.keep}
      closeLabel={texts.close}
      isBusy={deletion.isPending}
      {...(deletion.failure === null ? null : { error: deletion.failure })}
      onCancel={onClose}
      onConfirm={() => {
        deletion.run(async () => {
          await onDelete()
          onClose()
        }, labels.deleteFailed)
      }}
    >
      {texts.deleteHint({ name: document.name, otherCount })}
    </ConfirmDialog>
  )
}
