import {
  createTactic,
  deleteTactics,
  isApiError,
  listTacticsByIds,
  newestTacticOf,
  restoreTactic,
  updateTactic,
  type TacticChanges,
  type TacticDraft,
} from '@throughline/api-client'
import {
  listItemOf,
  type Tactic,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { nextAttempt } from './core/attempts'
import { sendOnOwnVersion, writeOptions, type WriteContext } from './core/collection-writes'
import { storeCustomValues } from './custom-values'
import { storeDetail } from './item-details'
import { hasSamePlacement, hasValues, listedPart, placementOf } from './tactic-parts'
import { DELETE_ACTION, tacticNotesRead, tactics } from './tactics'

/** A change of an item, with the item as the user saw it before. */
export interface TacticChange {
  readonly item: TacticListItem
  readonly changes: TacticChanges
  /** The channel of the new type, when the type changes. */
  readonly channelId?: number
}

/** A saved change. */
export interface SavedChange {
  /** The stored item before the change. */
  readonly before: TacticListItem
  /** The stored item after the change. */
  readonly after: Tactic
}

/** Stored items at the time when a change was first sent. */
const itemsBefore = new WeakMap<TacticChange, TacticListItem>()

/**
 * Changes an item. The screen shows the change at once, and reverts it if the server refuses. After
 * a 412 the lists show the other user's version.
 */
export function updateOptions(context: WriteContext) {
  const { client, queryClient, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'update',
    send: async (change: TacticChange): Promise<SavedChange> => {
      const { item, changes } = change
      const { isRepeated } = nextAttempt(change)
      // A list that was read between two attempts may already contain the change.
      const before = itemsBefore.get(change) ?? tactics.find(queryClient, ownerId, item.id) ?? item
      itemsBefore.set(change, before)
      const { typeValues } = changes
      const sent =
        typeValues === undefined
          ? changes
          : { ...changes, typeValues: await storeCustomValues(client, typeValues) }
      const after = await sendOnOwnVersion(tactics, queryClient, item, (version) =>
        updateTactic(client, version, sent),
      ).catch((error: unknown) => {
        // The answer to an earlier attempt was lost, but the server stored the change.
        const stored = isRepeated ? newestTacticOf(error) : null
        if (stored === null || !hasValues(stored, sent)) throw error
        const versions = tactics.versionsOf(queryClient)
        const from = versions.latestOf(item)
        // Records no version that another user has made, because later changes must not skip it. If
        // the item already had the sent values, equal values do not prove that this change was
        // stored.
        const hasChanged = from !== item.version || !hasValues(item, sent)
        if (hasChanged && stored.version === from + 1) {
          versions.record({ id: stored.id, from, to: stored.version })
        }
        return stored
      })
      storeDetail(queryClient, after)
      if (sent.summary !== undefined) {
        queryClient.setQueryData(tacticNotesRead.key(after.id), after.summary)
      }
      return { before, after }
    },
    pending: ({ item, changes, channelId = item.channelId }) => ({
      item,
      changes: { ...listedPart(changes), channelId },
    }),
    storedItem: ({ after }) => listItemOf(after),
  })
}

/** Change of an item by moving it: its dates, and its type if it moves to another row. */
export interface PlacementChange extends TacticDates {
  /** The new type, which has other platforms. The server clears the item's platforms. */
  readonly target?: { readonly channelId: number; readonly tacticTypeId: number }
}

/** A change of a placement to undo. */
export interface PlacementToTakeBack {
  /** The item as the user saw it before the change. */
  readonly item: TacticListItem
  /** The change also set a new type. Undo restores the type and its platforms. */
  readonly isTypeChanged: boolean
  /**
   * The item moved into or out of the parking lot. Undo also restores the fields that this move
   * cleared. @default false
   */
  readonly isParkingChanged?: boolean
  /** Settles with the change. */
  readonly saving: Promise<SavedChange>
}

/**
 * Result of undoing a placement. Three codes mean that no request was sent:
 *
 * - `never-saved`: the server refused the change itself.
 * - `changed-by-others`: another user has since changed the dates or the type.
 * - `changed-since`: a later change by the same user is still applied.
 */
export type TakeBackOutcome =
  | { readonly code: 'never-saved' | 'changed-since' }
  /** `undone` is the undo itself, as a change that can be undone: that makes the change again. */
  | { readonly code: 'taken-back'; readonly undone: SavedChange }
  | { readonly code: 'changed-by-others'; readonly newest: TacticListItem | null }

/**
 * Restores a part of an item when its change has been saved, unless it has another value by then.
 *
 * @param part.isUnchanged whether two versions of the item have the same value
 * @param part.changesTo the value of a version, as a change
 */
export async function takeBack(
  context: WriteContext,
  saving: Promise<SavedChange>,
  {
    isUnchanged,
    changesTo,
  }: {
    readonly isUnchanged: (newest: TacticListItem, after: Tactic) => boolean
    readonly changesTo: (before: TacticListItem) => TacticChanges
  },
): Promise<TakeBackOutcome> {
  const { client, queryClient, ownerId } = context
  const saved = await saving.catch(() => null)
  if (saved === null) return { code: 'never-saved' }
  const { before, after } = saved
  const newest = await readNewest(context, after.id)
  if (newest === null || !isUnchanged(newest, after)) {
    return newest?.version === tactics.versionsOf(queryClient).latestOf(after)
      ? { code: 'changed-since' }
      : { code: 'changed-by-others', newest }
  }
  const isRemoved = tactics.watchRemovals(queryClient)
  const stored = await sendOnOwnVersion(tactics, queryClient, newest, (version) =>
    updateTactic(client, version, changesTo(before)),
  )
  if (!isRemoved(stored.id)) {
    tactics.store(queryClient, ownerId, { items: [listItemOf(stored)] })
  }
  storeDetail(queryClient, stored)
  return { code: 'taken-back', undone: { before: newest, after: stored } }
}

/**
 * Restores the dates that an item had before a change, and its type if the change set another one.
 * The screen shows them at once. The request follows when the change has been saved.
 */
export function takeBackPlacementOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: 'take-back-placement',
    send: ({ saving, ...parts }: PlacementToTakeBack) =>
      takeBack(context, saving, {
        isUnchanged: hasSamePlacement,
        changesTo: (before) => placementOf(before, parts),
      }),
    pending: ({ item, ...parts }) => ({
      item,
      changes: {
        ...placementOf(item, parts),
        ...(parts.isTypeChanged ? { channelId: item.channelId } : null),
      },
    }),
    storedItem: (outcome) => (outcome.code === 'changed-by-others' ? outcome.newest : null),
  })
}

/** Error of a redo that sent no request; see {@link TakeBackOutcome}. */
export class NotRedone extends Error {
  override readonly name = 'NotRedone'
  readonly code: Exclude<TakeBackOutcome['code'], 'taken-back'>

  constructor(code: NotRedone['code']) {
    super('The change was not made again.')
    this.code = code
  }
}

/**
 * Returns the change that a redo has saved. A redo is the undo of an undo.
 *
 * @throws NotRedone if the redo sent no request
 */
export async function savedByRedo(redoing: Promise<TakeBackOutcome>): Promise<SavedChange> {
  const outcome = await redoing
  if (outcome.code === 'taken-back') return outcome.undone
  throw new NotRedone(outcome.code)
}

/** A new item to create. */
export interface NewTactic {
  readonly draft: TacticDraft
}

/** Drafts that were sent for items in creation, with their custom values as stored. */
const sentDrafts = new WeakMap<NewTactic, TacticDraft>()

/** Creates an item. The screen shows it when the server has answered with its id. */
export function createOptions(context: WriteContext) {
  const { client } = context
  return writeOptions(tactics, context, {
    action: 'create',
    send: async (creation: NewTactic): Promise<Tactic> => {
      const { draft } = creation
      const { typeValues } = draft
      const { idempotencyKey } = nextAttempt(creation)
      // The server recognizes a repeated request only if its content is the same.
      const sent = sentDrafts.get(creation) ?? {
        ...draft,
        ...(typeValues === undefined
          ? null
          : { typeValues: await storeCustomValues(client, typeValues) }),
      }
      sentDrafts.set(creation, sent)
      return createTactic(client, sent, idempotencyKey)
    },
    storedItem: listItemOf,
  })
}

/** The deletion and the restore each add a version to an item. */
const VERSIONS_OF_RETURN = 2

/** Restores a deleted item. The screen shows it at once. */
export function restoreOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: 'restore',
    send: async ({ item }: { readonly item: TacticListItem }) => {
      const restored = await restoreTactic(context.client, item.id)
      const versions = tactics.versionsOf(context.queryClient)
      const from = versions.latestOf(item)
      // Later changes build on this version, unless another user has changed the item in between.
      if (restored.version === from + VERSIONS_OF_RETURN) {
        versions.record({ id: item.id, from, to: restored.version })
      }
      return restored
    },
    pending: ({ item }) => ({ item, changes: {} }),
    storedItem: listItemOf,
  })
}

/** An item to delete. */
export interface Deletion {
  readonly item: TacticListItem
  /** The item disappears at once, and reappears if the server refuses. @default false */
  readonly isGoneAtOnce?: boolean
}

/** Deletes an item. */
export function deleteOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: DELETE_ACTION,
    send: async (deletion: Deletion) => {
      const { isRepeated } = nextAttempt(deletion)
      try {
        await deleteTactics(context.client, [deletion.item.id])
      } catch (error) {
        // An earlier attempt has deleted it.
        if (!isRepeated || !isApiError(error, 'not-found')) throw error
      }
    },
    pending: ({ item, isGoneAtOnce = false }) => (isGoneAtOnce ? { item, changes: null } : null),
    goneIds: ({ item }) => [item.id],
  })
}

/** Returns an item from a cached list, or else from the server; null when it is deleted. */
async function readNewest(
  { client, queryClient, ownerId }: WriteContext,
  id: number,
): Promise<TacticListItem | null> {
  const cached = tactics.find(queryClient, ownerId, id)
  if (cached !== undefined) return cached
  const [read] = await listTacticsByIds(client, ownerId, [id])
  return read ?? null
}
