import {
  createTactic,
  deleteTactics,
  listTacticsByIds,
  newestTacticOf,
  readCopiedFields,
  restoreTactic,
  tacticKeys,
  updateTactic,
  type ApiClient,
  type CopiedFields,
  type TacticChanges,
  type TacticDraft,
} from '@throughline/api-client'
import { hasSameDates, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { resumeReads, stopReads } from './interrupted-reads'
import { rememberOwnChange, versionAfterOwnChanges } from './own-versions'
import { CHANGE_SCOPE, pendingChangesOf } from './pending-changes'
import { withItem } from './tactic-cache'
import { cachedTactic, patchRanges, removeFromRanges } from './tactic-ranges'

/** Where items are changed: the plan on show, whose lists are patched. */
export interface ChangeContext {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly planId: number
}

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
  readonly after: TacticListItem
}

/**
 * Names a kind of change on a plan. The plan has to be in it: when a screen goes to
 * another plan, TanStack Query gives a pending mutation the options of the next render
 * unless the key differs, and the answer would patch the lists of that other plan.
 */
function changeKey(kind: string, planId: number) {
  return ['tactics', kind, planId] as const
}

function showStored({ queryClient, planId }: ChangeContext, item: TacticListItem): void {
  patchRanges(queryClient, planId, (items, range) => withItem(items, item, range))
}

/** A list that was asked for before the answer may not have the change yet. */
async function renewLists({ queryClient, planId }: ChangeContext): Promise<void> {
  await stopReads(queryClient, planId)
  // Marks the lists as old without asking at once: what is on show is what the server answered.
  await queryClient.invalidateQueries({
    queryKey: tacticKeys.ofPlan(planId),
    refetchType: 'none',
  })
  resumeReads(queryClient, planId)
}

/**
 * Changes an item: on show at once, and no longer when the server refuses. When
 * somebody else was faster, their version is shown.
 */
export function updateOptions(context: ChangeContext) {
  const { client, queryClient, planId } = context
  return mutationOptions({
    mutationKey: changeKey('update', planId),
    scope: CHANGE_SCOPE,
    mutationFn: async ({ item, changes }: TacticChange): Promise<SavedChange> => {
      const before = cachedTactic(queryClient, planId, item.id) ?? item
      const version = versionAfterOwnChanges(queryClient, item)
      const after = await updateTactic(client, { id: item.id, version }, changes)
      rememberOwnChange(queryClient, { id: item.id, from: version, to: after.version })
      return { before, after }
    },
    onMutate: ({ item, changes, channelId = item.channelId }: TacticChange) => ({
      endPending: pendingChangesOf(queryClient).add({
        planId,
        item,
        changes: { ...changes, channelId },
      }),
    }),
    onSuccess: ({ after }: SavedChange) => {
      showStored(context, after)
    },
    onError: (error: Error) => {
      const newest = newestTacticOf(error)
      if (newest !== null) showStored(context, newest)
    },
    onSettled: (_saved, _error, _change, result) => {
      result?.endPending()
      void renewLists(context)
    },
  })
}

/** A change of dates to be taken back. */
export interface DatesToTakeBack {
  /** The item as the person saw it before the change. */
  readonly item: TacticListItem
  /** Settles with the change. */
  readonly saving: Promise<SavedChange>
}

/**
 * How taking dates back ended. Nothing is sent when the change was refused itself
 * (`never-saved`), when somebody else has given the item other dates since, or when
 * one's own later change still stands (`changed-since`).
 */
export type TakeBackOutcome =
  | { readonly code: 'taken-back' | 'never-saved' | 'changed-since' }
  | { readonly code: 'changed-by-others'; readonly newest: TacticListItem | null }

/**
 * Gives an item back the dates that it had before a change: on show at once, and
 * sent when the change has been saved.
 */
export function takeBackDatesOptions(context: ChangeContext) {
  const { client, queryClient, planId } = context
  return mutationOptions({
    mutationKey: changeKey('take-back-dates', planId),
    scope: CHANGE_SCOPE,
    mutationFn: async ({ saving }: DatesToTakeBack): Promise<TakeBackOutcome> => {
      const saved = await saving.catch(() => null)
      if (saved === null) return { code: 'never-saved' }
      const { before, after } = saved
      const newest = await readNewest(context, after.id)
      if (newest === null || !hasSameDates(newest, after)) {
        return newest?.version === versionAfterOwnChanges(queryClient, after)
          ? { code: 'changed-since' }
          : { code: 'changed-by-others', newest }
      }
      const { id, version } = newest
      const stored = await updateTactic(client, { id, version }, datesOf(before))
      rememberOwnChange(queryClient, { id, from: version, to: stored.version })
      showStored(context, stored)
      return { code: 'taken-back' }
    },
    onMutate: ({ item }: DatesToTakeBack) => ({
      endPending: pendingChangesOf(queryClient).add({ planId, item, changes: datesOf(item) }),
    }),
    onError: (error: Error) => {
      const newest = newestTacticOf(error)
      if (newest !== null) showStored(context, newest)
    },
    onSettled: (outcome, _error, _change, result) => {
      if (outcome?.code === 'changed-by-others' && outcome.newest !== null) {
        showStored(context, outcome.newest)
      }
      result?.endPending()
      void renewLists(context)
    },
  })
}

/** An item to be created. */
export interface NewTactic {
  readonly draft: TacticDraft
  /** The item that it is a copy of, whose platforms, tags, costs, notes and so on it takes over. */
  readonly copyOf?: TacticListItem | null
}

/** Creates an item and adds it to what is on show. */
export function createOptions(context: ChangeContext) {
  const { client, planId } = context
  return mutationOptions({
    mutationKey: changeKey('create', planId),
    scope: CHANGE_SCOPE,
    mutationFn: async ({ draft, copyOf = null }: NewTactic) =>
      createTactic(
        client,
        draft,
        copyOf === null ? {} : copiedInto(draft, copyOf, await readCopiedFields(client, copyOf.id)),
      ),
    onSuccess: (stored: TacticListItem) => {
      showStored(context, stored)
    },
    onSettled: () => {
      void renewLists(context)
    },
  })
}

/** Brings a deleted item back: on show at once. */
export function restoreOptions(context: ChangeContext) {
  const { client, queryClient, planId } = context
  return mutationOptions({
    mutationKey: changeKey('restore', planId),
    scope: CHANGE_SCOPE,
    mutationFn: ({ item }: { readonly item: TacticListItem }) => restoreTactic(client, item.id),
    onMutate: ({ item }: { readonly item: TacticListItem }) => ({
      endPending: pendingChangesOf(queryClient).add({ planId, item, changes: {} }),
    }),
    onSuccess: (stored: TacticListItem) => {
      showStored(context, stored)
    },
    onSettled: (_stored, _error, _request, result) => {
      result?.endPending()
      void renewLists(context)
    },
  })
}

/** Names the deletions among all mutations; the plan follows. */
export const DELETE_KEY = ['tactics', 'delete'] as const

/** An item to be deleted. */
export interface Deletion {
  readonly item: TacticListItem
  /** It leaves what is on show at once, and comes back when the server refuses. @default false */
  readonly isGoneAtOnce?: boolean
}

/** Deletes an item and takes it off what is on show. */
export function deleteOptions(context: ChangeContext) {
  const { client, queryClient, planId } = context
  return mutationOptions({
    mutationKey: [...DELETE_KEY, planId],
    scope: CHANGE_SCOPE,
    mutationFn: ({ item }: Deletion) => deleteTactics(client, [item.id]),
    onMutate: ({ item, isGoneAtOnce = false }: Deletion) => ({
      endPending: isGoneAtOnce
        ? pendingChangesOf(queryClient).add({ planId, item, changes: null })
        : () => undefined,
    }),
    onSuccess: (_nothing, { item }: Deletion) => {
      removeFromRanges(queryClient, planId, new Set([item.id]))
    },
    onSettled: (_nothing, _error, _deletion, result) => {
      result?.endPending()
      void renewLists(context)
    },
  })
}

/** An item as it is now: as some list has it, else as the server does; null when it is gone. */
async function readNewest(
  { client, queryClient, planId }: ChangeContext,
  id: number,
): Promise<TacticListItem | null> {
  const cached = cachedTactic(queryClient, planId, id)
  if (cached !== undefined) return cached
  const [read] = await listTacticsByIds(client, planId, [id])
  return read ?? null
}

/** Platforms and custom fields belong to a type, and a rule to its start: what does not fit stays behind. */
function copiedInto(
  draft: TacticDraft,
  original: TacticListItem,
  copied: CopiedFields,
): CopiedFields {
  const { tacticPlatformIds, typeValues, rrule, recurrenceEndDate, ...rest } = copied
  return {
    ...rest,
    ...(draft.tacticTypeId === original.tacticTypeId ? { tacticPlatformIds, typeValues } : null),
    ...(draft.startDate === original.startDate ? { rrule, recurrenceEndDate } : null),
  }
}

function datesOf({ startDate, endDate, isAllDay }: TacticDates): TacticDates {
  return { startDate, endDate, isAllDay }
}
