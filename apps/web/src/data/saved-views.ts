import { listSavedViews, newestSavedViewOf } from '@throughline/api-client'
import type { SavedView } from '@throughline/domain/saved-views'
import { useMemo } from 'react'
import { defineCollection } from './core/collection'
import type { PlaceInList } from './core/list-patches'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { useWithPending } from './core/use-collection'

/**
 * Puts a saved view into a list. The list contains views of several users, each with a separate
 * order, and one default.
 */
export const placeSavedView: PlaceInList<SavedView> = (items, item) => {
  const from = items.find(({ id }) => id === item.id)?.orderIndex ?? Infinity
  const withRoom = (other: SavedView): SavedView => {
    const orderIndex =
      other.userId === item.userId
        ? orderAfterMove(other.orderIndex, from, item.orderIndex)
        : other.orderIndex
    const isDefault = other.isDefault && !item.isDefault
    return orderIndex === other.orderIndex && isDefault === other.isDefault
      ? other
      : { ...other, orderIndex, isDefault }
  }
  const others = items.filter(({ id }) => id !== item.id).map(withRoom)
  // An admin who stops sharing another user's view can no longer see it.
  return item.isShared || item.canEdit ? [...others, item] : others
}

/** Returns the position of a view after another view moved from one position to another. */
function orderAfterMove(at: number, from: number, to: number): number {
  const without = at > from ? at - 1 : at
  return without >= to ? without + 1 : without
}

/** Saved views, by the visible plan. */
export const savedViews = defineCollection<SavedView>({
  name: 'custom_views',
  place: placeSavedView,
  newestOf: newestSavedViewOf,
})

/** Saved views that the user sees on a plan, in no order. */
const savedViewsRead = defineRead({
  key: (planId: number) => savedViews.listKey(planId),
  fetch: ({ client, signal }, planId) => listSavedViews(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('custom_views', 'user_roles'),
  // Not copied, because a plan would then open with the default view of the last visit.
})

/** Saved views of a plan, and the state of reading them. */
export interface SavedViewsResult extends Pick<
  ReadResult<readonly SavedView[]>,
  'error' | 'isError' | 'isFetching' | 'refetch'
> {
  /** Views including the changes that the server has not answered yet. */
  readonly data: readonly SavedView[] | undefined
}

/** Reads the saved views of a plan, in no order; reads nothing while `planId` is null. */
export function useSavedViews(
  planId: number | null,
  options?: { readonly isEnabled: boolean },
): SavedViewsResult {
  const {
    data: answer,
    error,
    isError,
    isFetching,
    refetch,
  } = useRead(savedViewsRead, planId, options)
  const listKey = useMemo(() => savedViews.listKey(planId ?? 0), [planId])
  const data = useWithPending(savedViews, answer, listKey)
  return { data, error, isError, isFetching, refetch }
}
