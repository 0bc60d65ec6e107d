import { isApiError } from '@throughline/api-client'
import {
  itemChangesOf,
  itemDraftOf,
  itemFormOf,
  mergeItemForms,
  type ItemFormContext,
  type ItemFormValues,
} from '@throughline/domain/item-form'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { listItemOf } from '@throughline/domain/tactics'
import { useReadNewest } from '../../data/item-details'
import { useCreateTactic, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { storedDocumentIds } from './use-item-documents'
import type { ItemWithNotes } from './use-item-form'

/** Error of a save: another user has changed the same fields meanwhile. */
export class ItemConflict extends Error {
  override readonly name = 'ItemConflict'
  readonly theirs: ItemWithNotes

  constructor(theirs: ItemWithNotes, cause: unknown) {
    super('Somebody else has changed the same fields.', { cause })
    this.theirs = theirs
  }
}

/** Form of an item to save. */
export interface ItemSubmission {
  readonly values: ItemFormValues
  /** The stored item; null for a new one. */
  readonly stored: ItemWithNotes | null
  /** The form of the stored item. */
  readonly before: ItemFormValues
}

/** Result of a save. */
export interface SavedItem {
  readonly saved: ItemWithNotes
  /** The form that was sent: the submitted one merged with changes of other users. */
  readonly sent: ItemFormValues
}

/**
 * Maximum number of attempts. Without it, another user's repeated changes could keep a save busy
 * without end.
 */
const MAX_ATTEMPTS = 4

/**
 * Returns a function that creates or changes an item and reports it with a toast. If another user
 * has changed other fields meanwhile, it merges both changes.
 *
 * @returns the save; it rejects with {@link ItemConflict} if both have changed the same field
 */
export function useItemSaving(
  context: ItemFormContext,
): (submission: ItemSubmission) => Promise<SavedItem> {
  const planId = context.plan.id
  const create = useCreateTactic(planId)
  const update = useUpdateTactic(planId)
  const readNewest = useReadNewest()
  const showToast = useShowToast()

  const createItem = async (values: ItemFormValues): Promise<SavedItem> => {
    const documentIds = storedDocumentIds(values.documentIds)
    const item = await create.mutateAsync({
      draft: itemDraftOf({ ...values, documentIds }, context),
    })
    return { saved: { item, notes: values.notes }, sent: values }
  }
  const change = async (
    values: ItemFormValues,
    before: ItemFormValues,
    { item, notes }: ItemWithNotes,
  ): Promise<ItemWithNotes> => {
    const changes = itemChangesOf(values, before, context)
    const { after } = await update.mutateAsync({
      item: listItemOf(item),
      changes,
      channelId: values.channelId ?? item.channelId,
    })
    return { item: after, notes: changes.summary === undefined ? notes : (after.summary ?? '') }
  }
  const changeItem = async (
    { values, before }: ItemSubmission,
    stored: ItemWithNotes,
  ): Promise<SavedItem> => {
    let [mine, base, newest] = [values, before, stored]
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { saved: await change(mine, base, newest), sent: mine }
      } catch (error) {
        const isStale = isApiError(error, 'conflict') && error.failure.code === 'version_conflict'
        if (!isStale || attempt === MAX_ATTEMPTS) throw error
        const read = await readNewest(stored.item.id)
        const theirs = { item: read.item, notes: read.notes ?? '' }
        const formOfTheirs = itemFormOf(theirs.item, theirs.notes)
        const merged = mergeItemForms(base, mine, formOfTheirs)
        if (merged.clashes.length > 0) throw new ItemConflict(theirs, error)
        mine = merged.values
        base = formOfTheirs
        newest = theirs
      }
    }
  }

  return async (submission) => {
    const { stored, values } = submission
    const result = stored === null ? await createItem(values) : await changeItem(submission, stored)
    const messages = result.saved.item.isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
    const text = stored === null ? messages.created : messages.updated
    showToast({ id: 'item-saved', tone: 'success', text })
    return result
  }
}
