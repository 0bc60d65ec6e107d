import type { PlanDetail } from '@throughline/api-client'
import { itemFormView, type ItemFormContext } from '@throughline/domain/item-form'
import type { Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'
import { DetailEditor, type DetailEditorProps } from '@throughline/planner-views/detail-editor'
import { useState } from 'react'
import { useFormValues, useLeaveGuard } from '../../forms'
import { planningZone, useMinute } from '../../platform/clock'
import { keyboardPlatform } from '../../shell/keyboard-platform'
import type { UndoStack } from '../../undo'
import type { ItemHistory, ItemStart } from '../item-history'
import { isSameItem, itemOfUrl, type ItemTarget } from '../item-url'
import { useUndoableDeletion } from '../use-undoable-deletion'
import { newerOf } from './form-versions'
import { lostPartsOf } from './lost-parts'
import { LostPartsNotice } from './LostPartsNotice'
import { peopleOfItem } from './item-people'
import { pictureOfNotes } from './picture-of-notes'
import { useItemDocuments } from './use-item-documents'
import { useItemEditing } from './use-item-editing'
import { useItemImages } from './use-item-images'
import type { ItemWithNotes } from './use-item-form'

/** Layout of an editor, and the actions that leave it. */
export interface ItemEditorPlace extends Pick<
  DetailEditorProps,
  | 'layout'
  | 'panel'
  | 'notice'
  | 'backText'
  | 'onPrevious'
  | 'onNext'
  | 'onSwitchLayout'
  | 'onCopyLink'
> {
  readonly history: ItemHistory
  /** Shows another item in the same layout. A new item starts with the values of `start`. */
  readonly onOpen: (target: ItemTarget, start?: ItemStart) => void
  readonly onClose: () => void
}

export interface ItemEditorFormProps {
  readonly target: ItemTarget
  readonly plan: PlanDetail
  readonly context: ItemFormContext
  readonly place: ItemEditorPlace
  /** The stored item in its newest version; null for a new one. */
  readonly newest: ItemWithNotes | null
  /** Another user has deleted the item meanwhile; the form retains its values. */
  readonly isGone: boolean
  /** The original of a copy; null for none. */
  readonly original: ItemWithNotes | null
  readonly notes: Pick<DetailEditorProps, 'notesStatus' | 'onRetryNotes'>
  readonly initiatives: readonly TacticListItem[] | null
  readonly tags: readonly Tag[] | null
  readonly onCreateTag: NonNullable<DetailEditorProps['onCreateTag']>
  readonly readOnlyReason: string | null
  readonly itsPlan: DetailEditorProps['itsPlan']
  readonly undoStack: UndoStack
  readonly onUndone: (change: { item: TacticListItem }) => void
}

/** Editor of one item, connected to the app: saving, drafts, files, live changes. */
export function ItemEditorForm({
  target,
  plan,
  context,
  place,
  newest,
  isGone,
  original,
  notes,
  initiatives,
  tags,
  onCreateTag,
  readOnlyReason,
  itsPlan,
  undoStack,
  onUndone,
}: ItemEditorFormProps) {
  const isReadOnly = readOnlyReason !== null
  const { history, onOpen, onClose, onSwitchLayout, ...layout } = place
  const editing = useItemEditing({
    target,
    context,
    plan,
    newest,
    isDeleted: isGone,
    original,
    start: history.start ?? null,
    isReadOnly,
    onOpen,
    onClose,
    attachWaiting: (ids, tacticId) => documents.attachWaiting(ids, tacticId),
  })
  const { form } = editing
  const values = useFormValues(form)
  const [openingContext] = useState(context)
  const lost = lostPartsOf(values, openingContext, context)
  const { customFields } = itemFormView(values, context, newest?.item ?? null)
  const documents = useItemDocuments(plan.id, form, values.documentIds)
  const images = useItemImages(plan.id, form, values.customValues, customFields)
  const remove = useUndoableDeletion({ planId: plan.id, onUndone, undoStack })
  const guard = useLeaveGuard({
    form,
    onClose,
    message: editing.leaveMessage,
    isLeaving: ({ next, isRedirect }) => {
      // A redirect leaves without a question: after a lost session the draft has the typed values,
      // and a log-out has already removed them.
      if (isRedirect && !next.pathname.startsWith('/account/')) return false
      const isSamePlan = next.pathname.includes(`/plan/${plan.id}/`)
      return !isSamePlan || !isSameItem(itemOfUrl(next), target)
    },
  })
  const stored = form.stored?.item ?? null
  const latest = newerOf(form.stored, newest)
  const minute = useMinute()

  const files: Partial<DetailEditorProps> = isReadOnly
    ? {}
    : {
        onUploadDocuments: (request) => {
          documents.uploads.add(request.files)
        },
        onCancelUpload: ({ id }) => {
          documents.uploads.cancel(id)
        },
        onRetryUpload: ({ id }) => {
          documents.uploads.retry(id)
        },
        onDeleteDocument: ({ document }) => documents.deleteDocument(document),
        onUploadImage: images.upload,
        onCancelImage: images.cancel,
        onUploadNotesImage: pictureOfNotes,
      }
  const deletion: Partial<DetailEditorProps> =
    stored === null || isReadOnly || isGone
      ? {}
      : {
          onDelete: async () => {
            if (!(await remove(stored))) return
            form.discard()
            onClose()
          },
        }
  return (
    <>
      <DetailEditor
        {...layout}
        // The other layout would show the new item once more as unsaved.
        {...(onSwitchLayout === undefined || editing.isBeingCreated ? null : { onSwitchLayout })}
        {...notes}
        {...files}
        {...deletion}
        {...editing.props}
        notice={{
          content: (
            <>
              {layout.notice?.content}
              <LostPartsNotice lost={lost} isItemGone={isGone} />
            </>
          ),
          holdsReason: layout.notice?.holdsReason === true,
        }}
        isDeleted={isGone}
        values={values}
        context={context}
        item={stored}
        initiatives={initiatives}
        tags={tags}
        onCreateTag={onCreateTag}
        documents={documents.documents}
        uploads={documents.uploads.uploads}
        images={images.images}
        {...(latest === null
          ? null
          : { details: peopleOfItem(latest.item, minute, planningZone()) })}
        readOnlyReason={readOnlyReason}
        {...(itsPlan === undefined ? null : { itsPlan })}
        saveThen="stay"
        asksBeforeClose={false}
        onClose={guard.close}
        platform={keyboardPlatform()}
      />
      {guard.question}
    </>
  )
}
