import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import { isolateText, PERFORMANCE_SETTINGS_MESSAGES as TEXTS } from '@throughline/domain/messages'
import { useRef, type ReactElement } from 'react'
import type { DashboardWrites } from '../../data/dashboard-writes'
import { withCause } from '../../data/failure-cause'
import { useResourceDeletion } from '../../lists'
import { useShowToast } from '../../platform/ToastProvider'
import { useCurrent } from '../../platform/use-current'
import { placeAmongAll } from '../../data/visible-order'
import { orderChange, useReversibleChanges } from '../../undo'

const deletionTexts = {
  title: TEXTS.confirmDelete,
  confirmLabel: 'YES',
  cancelLabel: 'NO',
  failed: TEXTS.deleteFailed,
} as const

/** Actions on dashboards and categories in their lists, with their toasts. */
export interface DashboardActions {
  readonly setArchived: (dashboard: Dashboard, isArchived: boolean) => Promise<void>
  /** @param neighborId row to focus afterwards; null for the add form */
  readonly askDelete: (dashboard: Dashboard, neighborId: number | null) => void
  /** @param visible the new order of the rows of one list */
  readonly reorder: (id: number, visible: readonly number[]) => Promise<void>
  readonly reorderCategories: (id: number, visible: readonly number[]) => Promise<void>
  /** @returns why the rename failed; undefined on success */
  readonly rename: (category: DashboardCategory, name: string) => Promise<string | undefined>
  readonly question: ReactElement | null
}

/**
 * Returns actions that archive, delete and sort performance data, and sort and rename its
 * categories.
 */
export function useDashboardActions(
  planId: number,
  categories: readonly DashboardCategory[],
  writes: DashboardWrites,
  onGoTo: (request: { rowId: number | null; part: string }) => void,
): DashboardActions {
  const showToast = useShowToast()
  const { attempt } = useReversibleChanges(planId)
  const categoriesNow = useCurrent(categories)
  const neighborIdRef = useRef<number | null>(null)
  const setArchived = async (dashboard: Dashboard, isArchived: boolean) => {
    const { id } = dashboard
    const archive = (next: boolean) => writes.update({ id, changes: { isArchived: next } })
    const isMade = await attempt({
      make: () => archive(isArchived),
      takeBack: () => archive(!isArchived),
      done: isArchived ? TEXTS.archived : TEXTS.unarchived,
      failed: (error, isUndo) =>
        withCause(isUndo === isArchived ? TEXTS.unarchiveFailed : TEXTS.archiveFailed, error),
    })
    if (isMade) onGoTo({ rowId: id, part: isArchived ? 'unarchive' : 'archive' })
  }
  const deletion = useResourceDeletion<Dashboard>({
    noun: 'performance data',
    describeDeletion: ({ name, isArchived }) =>
      isArchived
        ? `${isolateText(name)} is deleted from the archive. This cannot be undone.`
        : `${isolateText(name)} is removed from the Performance view of everybody. This cannot be undone.`,
    onDelete: ({ item }) => writes.remove({ id: item.id }),
    deletedText: TEXTS.deleted,
    texts: deletionTexts,
    onDeleted: () => {
      onGoTo({ rowId: neighborIdRef.current, part: 'delete' })
    },
  })
  return {
    setArchived,
    askDelete: (dashboard, neighborId) => {
      neighborIdRef.current = neighborId
      deletion.ask(dashboard)
    },
    reorder: async (id, visible) => {
      const own = categories.find(({ dashboards }) => dashboards.some((one) => one.id === id))
      // Another user has deleted it; it is only visible for its typed changes.
      if (own === undefined) return
      const before = own.dashboards
      const place = placeAmongAll(before, placesIn(before, visible), id)
      const send = (index: number) => writes.place({ id, place: index })
      const entriesNow = () => categoriesNow().find((one) => one.id === own.id)?.dashboards ?? []
      await attempt({
        ...orderChange({ id, before, place, entriesNow, send }),
        done: TEXTS.updated,
        failed: (error) => withCause(TEXTS.reorderFailed, error),
      })
    },
    reorderCategories: async (id, visible) => {
      const place = placeAmongAll(categories, placesIn(categories, visible), id)
      const send = (index: number) => writes.placeCategory({ id, place: index })
      await attempt({
        ...orderChange({ id, before: categories, place, entriesNow: categoriesNow, send }),
        done: TEXTS.categoryUpdated,
        failed: (error) => withCause(TEXTS.categoryFailed, error),
      })
    },
    rename: async (category, name) => {
      try {
        await writes.renameCategory({ category, name })
      } catch (error) {
        return withCause(TEXTS.categoryFailed, error)
      }
      showToast({ tone: 'success', text: TEXTS.categoryUpdated })
      return undefined
    },
    question: deletion.question,
  }
}

/**
 * Returns the order of the visible rows, without deleted rows that only their typed changes keep on
 * the screen.
 */
function placesIn(
  all: readonly { readonly id: number }[],
  visible: readonly number[],
): readonly number[] {
  const present = new Set(all.map(({ id }) => id))
  return visible.filter((id) => present.has(id))
}
