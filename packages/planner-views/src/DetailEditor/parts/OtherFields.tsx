import { ErrorState } from '@throughline/ui/ErrorState'
import { useMemo } from 'react'

import type { EditorUpload } from '../DetailEditor.types'
import { DocumentsField } from '../fields/DocumentsField'
import { InitiativesField } from '../fields/InitiativesField'
import { RichTextField } from '../fields/RichTextField'
import { TagsField } from '../fields/TagsField'
import type { Editor } from '../use-editor'
import { CustomFields } from './CustomFields'
import { FieldRow } from './FieldRow'
import { TypeSection } from './FieldRow.styles'

const noUploads: readonly EditorUpload[] = []

/** Custom fields of the type, under its name. */
export function TypeFields({ editor }: { editor: Editor }) {
  const { view, labels } = editor
  const fields = editor.customFields.filter(({ tacticTypeId }) => tacticTypeId !== null)
  if (fields.length === 0) return null
  return (
    <TypeSection title={labels.customFields({ typeName: view.type?.name ?? null })}>
      <CustomFields {...{ editor, fields }} />
    </TypeSection>
  )
}

interface LinkedFieldsProps {
  editor: Editor
  look: 'list' | 'chips'
}

/** Initiatives and tags. */
export function LinkedFields({ editor, look }: LinkedFieldsProps) {
  const { props, view, offered, isHidden, partProps } = editor
  const { values, context } = props
  const color = context.channels.find(({ kind }) => kind === 'initiatives')?.uiColor
  return (
    <>
      <FieldRow editor={editor} parts={['relatedInitiativeIds']} isWide>
        {view.isVisible.relatedInitiatives && !isHidden('relatedInitiativeIds') ? (
          <InitiativesField
            {...{ look, offered, color }}
            values={values.relatedInitiativeIds}
            existing={props.item?.relatedInitiatives}
            {...partProps('relatedInitiativeIds')}
          />
        ) : null}
      </FieldRow>
      <FieldRow editor={editor} parts={['tagIds']} isWide>
        {isHidden('tagIds') ? null : (
          <TagsField
            values={values.tagIds}
            tags={props.tags}
            planId={context.plan.id}
            onCreateTag={props.onCreateTag}
            {...partProps('tagIds')}
          />
        )}
      </FieldRow>
    </>
  )
}

/** The notes, which are read on demand. */
export function NotesField({ editor }: { editor: Editor }) {
  const { props, labels, view, isHidden, partProps } = editor
  const { notesStatus = 'ready', onRetryNotes } = props
  if (!view.isVisible.notes || isHidden('notes')) return null
  return (
    <FieldRow editor={editor} parts={['notes']} isWide>
      {notesStatus === 'error' ? (
        <ErrorState
          size="small"
          title={labels.notesFailed}
          {...(onRetryNotes === undefined
            ? null
            : { retryLabel: labels.tryAgain, onRetry: onRetryNotes })}
        >
          {labels.notesFailedHint}
        </ErrorState>
      ) : (
        <RichTextField
          // Notes that arrive later are a new text, without the history of the empty one.
          key={notesStatus}
          part="notes"
          label={labels.parts.notes}
          value={props.values.notes}
          isLoading={notesStatus === 'loading'}
          onUploadImage={props.onUploadNotesImage}
          imageOrigins={props.imageOrigins}
          {...partProps('notes')}
        />
      )}
    </FieldRow>
  )
}

/** The documents. */
export function DocumentFields({ editor }: { editor: Editor }) {
  const { props, isHidden, partProps } = editor
  const { onUploadDocuments, onCancelUpload, onRetryUpload, onDeleteDocument } = props
  const actions = useMemo(
    () => ({
      ...(onUploadDocuments && { onUploadDocuments }),
      ...(onCancelUpload && { onCancelUpload }),
      ...(onRetryUpload && { onRetryUpload }),
      ...(onDeleteDocument && { onDeleteDocument }),
    }),
    [onUploadDocuments, onCancelUpload, onRetryUpload, onDeleteDocument],
  )
  return (
    <FieldRow editor={editor} parts={['documentIds']} isWide>
      {isHidden('documentIds') ? null : (
        <DocumentsField
          values={props.values.documentIds}
          documents={props.documents}
          uploads={props.uploads ?? noUploads}
          actions={actions}
          {...partProps('documentIds')}
        />
      )}
    </FieldRow>
  )
}
