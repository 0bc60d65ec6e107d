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

/** A change of many items, with the versions that the user saw. */
export interface BulkRequest extends Omit<BulkChangeDraft, 'items'> {
  readonly items: readonly Pick<TacticListItem, 'id' | 'version'>[]
}

/** Preview of a bulk change. Read once for each choice, because the user agrees to this preview. */
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

/** Preview of a bulk change, and the draft that it describes. */
export interface BulkPreview extends Pick<
  ReadResult<BulkChangeSummary>,
  'data' | 'error' | 'isError' | 'refetch'
> {
  /**
   * Send this draft unchanged, so that the change matches the preview; null before the first
   * request.
   */
  readonly draft: BulkChangeDraft | null
}

/**
 * Previews a bulk change as soon as all earlier changes are saved. Reads nothing while `request` is
 * null. Aborts a read that the view no longer needs.
 *
 * @param request the same object while nothing in it changes
 */
export function useBulkPreview(request: BulkRequest | null): BulkPreview {
  const versions = tactics.versionsOf(useQueryClient())
  const areOtherChangesSaved = useIsMutating({ mutationKey: [tactics.name] }) === 0
  const [requested, setRequested] = useState<{
    request: BulkRequest
    draft: BulkChangeDraft
  } | null>(null)
  if (request !== null && request !== requested?.request && areOtherChangesSaved) {
    setRequested({ request, draft: draftOf(request, versions) })
  }
  const draft = requested?.request === request ? (requested?.draft ?? null) : null
  const { data, error, isError, refetch } = useRead(bulkPreviewRead, draft)
  return { draft, data, error, isError, refetch }
}

/** A bulk change to send. */
export interface BulkApplication {
  readonly draft: BulkChangeDraft
  /** The same key for each attempt at the same change; see `applyBulkChange`. */
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

/** Returns a function that makes the draft of a change, with the newest versions of the user. */
export function useBulkDraft(): (request: BulkRequest) => BulkChangeDraft {
  const versions = tactics.versionsOf(useQueryClient())
  return (request) => draftOf(request, versions)
}

/** Undoes a bulk change; see {@link undoOptions}. */
export const useUndoBulkChange = (planId: number) => useWrite(undoOptions, planId)

/**
 * Returns the draft of a request. Each item has the version that the user's own later changes made.
 */
function draftOf(
  request: BulkRequest,
  versions: ReturnType<typeof tactics.versionsOf>,
): BulkChangeDraft {
  const items = request.items.map((item) => ({ id: item.id, version: versions.latestOf(item) }))
  return { ...request, items }
}

/** Puts the stored items into the lists, except items that were deleted during the request. */
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

/** Records the new versions, so that later changes of these items send them. */
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
