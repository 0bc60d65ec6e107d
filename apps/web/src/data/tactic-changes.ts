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

/** A change of an item, with the item as the person saw it before. */
export interface TacticChange {
  readonly item: TacticListItem
  readonly changes: TacticChanges
  /** The channel of the new type, when the type changes. */
  readonly channelId?: number
}

/** A change as it was saved. */
export interface SavedChange {
  /** The item as the server had it. */
  readonly before: TacticListItem
  /** The item as the server has it now. */
  readonly after: Tactic
}

/** Items as the server had them when a change was first sent. */
const itemsBefore = new WeakMap<TacticChange, TacticListItem>()

/**
 * Changes an item: on the screen at once, and no longer when the server refuses. After a
 * 412 the lists show the version of the other person.
 */
export function updateOptions(context: WriteContext) {
  const { client, queryClient, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'update',
    send: async (change: TacticChange): Promise<SavedChange> => {
      const { item, changes } = change
      const { isRepeated } = nextAttempt(change)
      // A list that is read between two attempts may have the change already.
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
        // The answer to an earlier attempt was lost on its way, and the change was stored.
        const stored = isRepeated ? newestTacticOf(error) : null
        if (stored === null || !hasValues(stored, sent)) throw error
        const versions = tactics.versionsOf(queryClient)
        const from = versions.latestOf(item)
        // A version that another user has made is not recorded: later changes must not skip it.
        // It says nothing that it has values which the item had before.
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

/** What a view changes of an item by moving it: its dates, and its type where it changes rows. */
export interface PlacementChange extends TacticDates {
  /** The new type, which has other platforms: those that are chosen are cleared. */
  readonly target?: { readonly channelId: number; readonly tacticTypeId: number }
}

/** A change of a placement to be taken back. */
export interface PlacementToTakeBack {
  /** The item as the person saw it before the change. */
  readonly item: TacticListItem
  /** The type was changed too, and is taken back with its platforms. */
  readonly isTypeChanged: boolean
  /**
   * The item went into the parking lot, or out of it: what that clears is taken back too.
   * @default false
   */
  readonly isParkingChanged?: boolean
  /** Settles with the change. */
  readonly saving: Promise<SavedChange>
}

/**
 * How taking a placement back ended. Nothing is sent when the change itself was refused
 * (`never-saved`), when somebody else has given the item other dates or another type since
 * (`changed-by-others`), or when a later change of the same person has not been taken
 * back yet (`changed-since`).
 */
export type TakeBackOutcome =
  | { readonly code: 'taken-back' | 'never-saved' | 'changed-since' }
  | { readonly code: 'changed-by-others'; readonly newest: TacticListItem | null }

/**
 * Gives an item the dates, and the type, back that it had before a change: on the screen at
 * once, and sent when the change has been saved.
 */
export function takeBackPlacementOptions(context: WriteContext) {
  const { client, queryClient, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'take-back-placement',
    send: async ({ saving, ...parts }: PlacementToTakeBack): Promise<TakeBackOutcome> => {
      const saved = await saving.catch(() => null)
      if (saved === null) return { code: 'never-saved' }
      const { before, after } = saved
      const newest = await readNewest(context, after.id)
      if (newest === null || !hasSamePlacement(newest, after)) {
        return newest?.version === tactics.versionsOf(queryClient).latestOf(after)
          ? { code: 'changed-since' }
          : { code: 'changed-by-others', newest }
      }
      const isRemoved = tactics.watchRemovals(queryClient)
      const stored = await sendOnOwnVersion(tactics, queryClient, newest, (version) =>
        updateTactic(client, version, placementOf(before, parts)),
      )
      if (!isRemoved(stored.id)) {
        tactics.store(queryClient, ownerId, { items: [listItemOf(stored)] })
      }
      storeDetail(queryClient, stored)
      return { code: 'taken-back' }
    },
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

/** An item to be created. */
export interface NewTactic {
  readonly draft: TacticDraft
}

/** What was sent of items that are being created, with their custom values as stored. */
const sentDrafts = new WeakMap<NewTactic, TacticDraft>()

/** Creates an item. It is on the screen when the server has answered, which gives it its id. */
export function createOptions(context: WriteContext) {
  const { client } = context
  return writeOptions(tactics, context, {
    action: 'create',
    send: async (creation: NewTactic): Promise<Tactic> => {
      const { draft } = creation
      const { typeValues } = draft
      const { idempotencyKey } = nextAttempt(creation)
      // The server knows a request again when it says the same.
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

/** Its deletion and its return each make a version of an item. */
const VERSIONS_OF_RETURN = 2

/** Brings a deleted item back: on the screen at once. */
export function restoreOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: 'restore',
    send: async ({ item }: { readonly item: TacticListItem }) => {
      const restored = await restoreTactic(context.client, item.id)
      const versions = tactics.versionsOf(context.queryClient)
      const from = versions.latestOf(item)
      // Changes that were made meanwhile build on it, unless another user has changed it before.
      if (restored.version === from + VERSIONS_OF_RETURN) {
        versions.record({ id: item.id, from, to: restored.version })
      }
      return restored
    },
    pending: ({ item }) => ({ item, changes: {} }),
    storedItem: listItemOf,
  })
}

/** An item to be deleted. */
export interface Deletion {
  readonly item: TacticListItem
  /** It disappears at once, and comes back when the server refuses. @default false */
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

/** An item as it is now: as a cached list has it, or else the server; null when it is gone. */
export async function readNewest(
  { client, queryClient, ownerId }: WriteContext,
  id: number,
): Promise<TacticListItem | null> {
  const cached = tactics.find(queryClient, ownerId, id)
  if (cached !== undefined) return cached
  const [read] = await listTacticsByIds(client, ownerId, [id])
  return read ?? null
}
