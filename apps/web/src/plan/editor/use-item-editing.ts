import { isApiError, type PlanDetail } from '@throughline/api-client'
import {
  changedParts,
  itemFormOf,
  mergeItemForms,
  withParts,
  type ItemFormContext,
  type ItemFormNotice,
  type ItemFormPart,
  type ItemFormValues,
} from '@throughline/domain/item-form'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type {
  DetailEditorHandle,
  DetailEditorProps,
} from '@throughline/planner-views/detail-editor'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReadNewest } from '../../data/item-details'
import { noProblem, useFormValues } from '../../forms'
import { now } from '../../platform/now'
import { useShowToast } from '../../platform/ToastProvider'
import { useIsOnline } from '../../platform/use-is-online'
import type { ItemStart } from '../item-history'
import { itemTarget, newItemTarget, type ItemTarget } from '../item-url'
import { changedFields, isNewer } from './form-versions'
import { isExistingPart } from './lost-parts'
import { failureOfSave, noFailure, type SaveFailure } from './save-failure'
import { useItemForm, type ItemForm, type ItemWithNotes } from './use-item-form'
import { ItemConflict, useItemSaving, type SavedItem } from './use-item-saving'

export interface ItemEditingOptions {
  readonly target: ItemTarget
  readonly context: ItemFormContext
  readonly plan: Pick<PlanDetail, 'name'>
  /** The stored item in its newest version; null for a new one. */
  readonly newest: ItemWithNotes | null
  /** Another user has deleted the item. The user can save the form as a new item. */
  readonly isDeleted: boolean
  readonly original: ItemWithNotes | null
  readonly start: ItemStart | null
  readonly isReadOnly: boolean
  readonly onOpen: (target: ItemTarget, start?: ItemStart) => void
  readonly onClose: () => void
  /** Creates documents of the files that wait for a new item. */
  readonly attachWaiting: (ids: readonly number[], tacticId: number) => Promise<void>
}

/** Form of an item, and the props of its editor. */
export interface ItemEditing {
  readonly form: ItemForm
  readonly leaveMessage: string
  /** A new item is being stored, or is stored and about to get a URL. */
  readonly isBeingCreated: boolean
  readonly props: Pick<
    DetailEditorProps,
    | 'handleRef'
    | 'before'
    | 'onValuesChange'
    | 'notices'
    | 'errors'
    | 'message'
    | 'errorCount'
    | 'isSaving'
    | 'conflict'
    | 'onResolveConflict'
    | 'draft'
    | 'onDiscardDraft'
    | 'status'
    | 'liveChange'
    | 'onDismissLiveChange'
    | 'onSave'
  >
}

/** Edits an item: its form, its saves with their consequences, and changes of other users. */
export function useItemEditing({
  target,
  context,
  plan,
  newest,
  isDeleted,
  original,
  start,
  isReadOnly,
  onOpen,
  onClose,
  attachWaiting,
}: ItemEditingOptions): ItemEditing {
  const [notices, setNotices] = useState<readonly ItemFormNotice[]>([])
  const [failure, setFailure] = useState<SaveFailure>(noFailure)
  const [errorCount, setErrorCount] = useState(0)
  const [hasCreated, setHasCreated] = useState(false)
  const [liveParts, setLiveParts] = useState<readonly ItemFormPart[]>([])
  const andThenRef = useRef<'stay' | 'close' | 'copy' | 'new'>('stay')
  const savedRef = useRef<SavedItem | null>(null)
  const submittedRef = useRef<ItemFormValues | null>(null)
  const editorRef = useRef<DetailEditorHandle>(null)
  const unreadRef = useRef<readonly ItemFormPart[]>([])
  const showToast = useShowToast()
  const save = useItemSaving(context)
  const readNewest = useReadNewest()
  const isOnline = useIsOnline()

  const form = useItemForm({
    target,
    context,
    stored: newest,
    isDeleted,
    original,
    start,
    isReadOnly,
    flush: () => {
      editorRef.current?.flush()
    },
    unreadParts: () => unreadRef.current,
    onSubmit: async (submission) => {
      setFailure(noFailure)
      submittedRef.current = submission.values
      const isNew = submission.stored === null || isDeleted
      const result = await save(isNew ? { ...submission, stored: null } : submission)
      savedRef.current = result
      if (!isNew) return
      try {
        await attachWaiting(submission.values.documentIds, result.saved.item.id)
      } catch {
        // The item is stored. The user can upload its files again.
        showToast({ tone: 'error', text: 'Some documents could not be attached.' })
      }
    },
    onSaved: () => {
      setNotices([])
      if (savedRef.current === null) return
      const { saved, sent } = savedRef.current
      setHasCreated(target.id === 0)
      const { id, isInitiative } = saved.item
      const kind = isInitiative ? 'initiative' : 'tactic'
      const stamp = String(now())
      switch (andThenRef.current) {
        case 'close':
          onClose()
          break
        case 'copy':
          onOpen(newItemTarget(kind, { copyOf: id, stamp }), {})
          break
        case 'new':
          onOpen(newItemTarget(kind, { datetime: target.datetime, stamp }), {})
          break
        case 'stay':
        default:
          if (target.id === id) goOnWith(saved, sent)
          else onOpen(itemTarget(kind, id))
      }
    },
    problemOf: (error, values) => {
      setErrorCount((count) => count + 1)
      if (isApiError(error, 'not-found') && target.id > 0 && !isDeleted) {
        void learnWhetherItIsGone(error)
        return noProblem
      }
      if (error instanceof ItemConflict) return { ...noProblem, theirs: error.theirs }
      return { ...noProblem, message: reportFailure(error, values).message }
    },
  })
  const values = useFormValues(form)

  function reportFailure(error: unknown, { channelId }: ItemFormValues): SaveFailure {
    const channel = context.channels.find(({ id }) => id === channelId)
    const names = { channelName: channel?.name ?? '', planName: plan.name }
    const problem = failureOfSave(error, names)
    setFailure(problem)
    return problem
  }

  /** Reads the item again, which updates `isDeleted`. An existing item keeps the failure. */
  const learnWhetherItIsGone = async (error: unknown) => {
    try {
      await readNewest(target.id)
    } catch (reason) {
      if (isApiError(reason, 'not-found')) return
    }
    reportFailure(error, form.values())
  }
  const goOnWith = (saved: ItemWithNotes, sent: ItemFormValues) => {
    const ofOtherUsers = changedParts(sent, submittedRef.current ?? sent)
    form.goOnWith(saved, sent)
    if (ofOtherUsers.length > 0) setLiveParts(ofOtherUsers)
  }
  const follow = useEffectEvent((theirs: ItemWithNotes) => {
    if (form.stored === null || !isNewer(theirs, form.stored)) return
    const isOthers = theirs.item.version > form.stored.item.version
    const changed = changedParts(itemFormOf(theirs.item, theirs.notes), form.before)
    const mine = new Set<ItemFormPart>(changedParts(form.values(), form.before))
    form.follow(theirs)
    if (isOthers) setLiveParts(changed.filter((part) => !mine.has(part)))
  })
  // Follows no changes during a save, because the save itself returns the newest version.
  const { isSaving } = form
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the news come from the server, while the person types
    if (newest !== null && !isSaving) follow(newest)
  }, [newest, isSaving])

  const { theirs, before } = form
  const formOfTheirs = theirs === null ? null : itemFormOf(theirs.item, theirs.notes)
  return {
    form,
    leaveMessage: TACTIC_MESSAGES.confirmCancel,
    isBeingCreated: target.id === 0 && (form.isSaving || hasCreated),
    props: {
      handleRef: editorRef,
      before,
      notices,
      errors: failure.errors,
      message: form.message,
      errorCount,
      isSaving: form.isSaving,
      onValuesChange: (change) => {
        const changed = changedFields(change.values, values)
        unreadRef.current = change.unreadParts
        setNotices(change.notices)
        const parts = changedParts(change.values, values)
        setFailure((existing) => withoutParts(existing, parts))
        if (parts.length > 0) form.clearMessage()
        form.setValues(changed)
      },
      conflict:
        formOfTheirs === null
          ? null
          : {
              parts: mergeItemForms(before, values, formOfTheirs).clashes.filter((part) =>
                isExistingPart(part, context),
              ),
              theirs: formOfTheirs,
            },
      onResolveConflict: ({ partsOfTheirs }) => {
        if (formOfTheirs === null) return
        const merged = mergeItemForms(before, form.values(), formOfTheirs).values
        form.resolve(withParts(merged, formOfTheirs, partsOfTheirs))
      },
      draft: form.isRestored ? 'restored' : form.isChanged ? 'kept' : null,
      onDiscardDraft: form.revert,
      status: isOnline ? null : form.isSaving ? WAITS_OFFLINE : form.isChanged ? OFFLINE : null,
      liveChange: liveParts.length === 0 ? null : { parts: liveParts },
      onDismissLiveChange: () => {
        setLiveParts([])
      },
      onSave: (request) => {
        andThenRef.current = request.andThen
        form.setValues(changedFields(request.values, values))
        form.submit()
      },
    },
  }
}

const OFFLINE = 'You are offline. Unsaved changes are kept on this computer.'
const WAITS_OFFLINE = 'You are offline. This is saved as soon as the connection is back.'

/** Returns a failure without the errors of fields that have changed since. */
function withoutParts(failure: SaveFailure, parts: readonly ItemFormPart[]): SaveFailure {
  const errors = failure.errors.filter(({ part }) => !parts.includes(part))
  return errors.length === failure.errors.length ? failure : { ...failure, errors }
}
