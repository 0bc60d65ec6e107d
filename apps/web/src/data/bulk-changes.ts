import {
  applyBulkChange,
  previewBulkChange,
  undoBulkChange,
  type AppliedBulkChange,
  type BulkChangeDraft,
  type BulkChangeSummary,
} from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeOptions, type WriteContext } from './core/collection-writes'
import { defineRead, useRead, type ReadResult } from './core/read'
import { useWrite } from './core/use-collection'
import { tacticRead } from './item-details'
import { tactics } from './tactics'

/** A change of many items, as the person saw them before. */
export interface BulkRequest extends Omit<BulkChangeDraft, 'items'> {
  readonly items: readonly Pick<TacticListItem, 'id' | 'version'>[]
}

/** What a bulk change would do. Asked once per choice: it says what the person has agreed to. */
const bulkPreviewRead = defineRead({
  key: ({ planId, items, change, withRelated }: BulkChangeDraft) => [
    'bulk-change-preview',
    planId,
    change,
    withRelated,
    items.map(({ id, version }) => [id, version]),
  ],
  fetch: ({ client, signal }, draft) => previewBulkChange(client, draft, signal),
  planOf: ({ planId }) => planId,
  cache: { staleTime: Infinity, gcTime: 0, retry: false },
})

/** What a bulk change would do, and the draft that it is about. */
export interface BulkPreview extends Pick<
  ReadResult<BulkChangeSummary>,
  'data' | 'error' | 'isError' | 'refetch'
> {
  /** To be sent as it is, so that what was previewed is made; null while nothing was asked. */
  readonly draft: BulkChangeDraft | null
}

/**
 * What a bulk change would do, once the changes before it are saved; nothing is read while
 * `request` is null. A read that is no longer needed is aborted.
 *
 * @param request the same object while nothing in it changes
 */
export function useBulkPreview(request: BulkRequest | null): BulkPreview {
  const versions = tactics.versionsOf(useQueryClient())
  const areOthersSaved = useIsMutating({ mutationKey: [tactics.name] }) === 0
  const [asked, setAsked] = useState<{ request: BulkRequest; draft: BulkChangeDraft } | null>(null)
  if (request !== null && request !== asked?.request && areOthersSaved) {
    setAsked({ request, draft: draftOf(request, versions) })
  }
  const draft = asked?.request === request ? (asked?.draft ?? null) : null
  const { data, error, isError, refetch } = useRead(bulkPreviewRead, draft)
  return { draft, data, error, isError, refetch }
}

/** A change to be made. */
export interface BulkApplication {
  readonly draft: BulkChangeDraft
  /** The same for each attempt at the same change; see `applyBulkChange`. */
  readonly idempotencyKey: string
}

/** Changes many items. The lists show them as soon as the server has answered. */
export function applyOptions(context: WriteContext) {
  const { client } = context
  return writeOptions(tactics, context, {
    action: 'bulk-change',
    send: async ({ draft, idempotencyKey }: BulkApplication) => {
      const isRemoved = tactics.watchRemovals(context.queryClient)
      const applied = await applyBulkChange(client, draft, idempotencyKey)
      store(context, applied, isRemoved)
      if (draft.change.kind !== 'copy') recordVersions(context, draft.items, applied)
      return applied
    },
  })
}

/** Undoes a bulk change, by the id of its answer. */
export function undoOptions(context: WriteContext) {
  return writeOptions(tactics, context, {
    action: 'undo-bulk-change',
    send: async ({ made }: { readonly made: AppliedBulkChange }) => {
      const isRemoved = tactics.watchRemovals(context.queryClient)
      const undone = await undoBulkChange(context.client, made.id)
      store(context, undone, isRemoved)
      recordVersions(context, made.changed, undone)
      return undone
    },
  })
}

/** Changes many items; see {@link applyOptions}. */
export const useApplyBulkChange = (planId: number) => useWrite(applyOptions, planId)

/** Undoes a bulk change; see {@link undoOptions}. */
export const useUndoBulkChange = (planId: number) => useWrite(undoOptions, planId)

/** A request on the versions that the person's own changes have made of the items since. */
function draftOf(
  request: BulkRequest,
  versions: ReturnType<typeof tactics.versionsOf>,
): BulkChangeDraft {
  const items = request.items.map((item) => ({ id: item.id, version: versions.latestOf(item) }))
  return { ...request, items }
}

/** Puts what the server has stored into the lists, without items that were deleted since. */
function store(
  { queryClient, ownerId }: WriteContext,
  { changed, deleted }: Pick<AppliedBulkChange, 'changed' | 'deleted'>,
  isRemoved: (id: number) => boolean,
): void {
  tactics.remove(
    queryClient,
    ownerId,
    deleted.map(({ id }) => id),
  )
  tactics.store(queryClient, ownerId, { items: changed.filter(({ id }) => !isRemoved(id)) })
  for (const { id } of changed) {
    void queryClient.invalidateQueries({ queryKey: tacticRead.key(id), exact: true })
  }
}

/** Later changes of these items build on what this one has made of them. */
function recordVersions(
  { queryClient }: WriteContext,
  sent: BulkChangeDraft['items'],
  { changed }: Pick<AppliedBulkChange, 'changed'>,
): void {
  const before = new Map(sent.map(({ id, version }) => [id, version]))
  for (const { id, version } of changed) {
    const from = before.get(id)
    if (from !== undefined) tactics.versionsOf(queryClient).record({ id, from, to: version })
  }
}
