import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import { isolateText, PERFORMANCE_SETTINGS_MESSAGES as TEXTS } from '@throughline/domain/messages'
import { useRef, type ReactElement } from 'react'
import type { DashboardWrites } from '../../data/dashboard-writes'
import { useResourceDeletion } from '../../lists'
import { useShowToast } from '../../platform/ToastProvider'
import { undoToast } from '../../undo'
import { withDetail } from './failed-step'
import { placeAmongAll } from './place-among-all'

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
  categories: readonly DashboardCategory[],
  writes: DashboardWrites,
  onGoTo: (request: { rowId: number | null; part: string }) => void,
): DashboardActions {
  const showToast = useShowToast()
  const neighborIdRef = useRef<number | null>(null)
  const tellFailure = (sentence: string, error: unknown) => {
    showToast({ tone: 'error', text: withDetail(sentence, error) })
  }
  const setArchived = async (dashboard: Dashboard, isArchived: boolean, isUndo = false) => {
    const { id } = dashboard
    try {
      await writes.update({ id, changes: { isArchived } })
    } catch (error) {
      tellFailure(isArchived ? TEXTS.archiveFailed : TEXTS.unarchiveFailed, error)
      return
    }
    const text = isArchived ? TEXTS.archived : TEXTS.unarchived
    const toast = { tone: 'success', text } as const
    showToast(
      isUndo ? toast : undoToast(toast, () => void setArchived(dashboard, !isArchived, true)),
    )
    if (!isUndo) onGoTo({ rowId: id, part: isArchived ? 'unarchive' : 'archive' })
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
      const all = own?.dashboards.map((one) => one.id) ?? []
      const before = all.indexOf(id)
      // Another user has deleted it; it is only visible for its typed changes.
      if (before === -1) return
      try {
        await writes.place({ id, place: placeAmongAll(all, placesIn(all, visible), id) })
      } catch (error) {
        tellFailure(TEXTS.reorderFailed, error)
        return
      }
      showToast(
        undoToast({ tone: 'success', text: TEXTS.updated }, () => {
          writes.place({ id, place: before }).catch((error: unknown) => {
            tellFailure(TEXTS.reorderFailed, error)
          })
        }),
      )
    },
    reorderCategories: async (id, visible) => {
      const all = categories.map((one) => one.id)
      const before = all.indexOf(id)
      try {
        await writes.placeCategory({ id, place: placeAmongAll(all, placesIn(all, visible), id) })
      } catch (error) {
        tellFailure(TEXTS.categoryFailed, error)
        return
      }
      showToast(
        undoToast({ tone: 'success', text: TEXTS.categoryUpdated }, () => {
          writes.placeCategory({ id, place: before }).catch((error: unknown) => {
            tellFailure(TEXTS.categoryFailed, error)
          })
        }),
      )
    },
    rename: async (category, name) => {
      try {
        await writes.renameCategory({ category, name })
      } catch (error) {
        return withDetail(TEXTS.categoryFailed, error)
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
function placesIn(all: readonly number[], visible: readonly number[]): readonly number[] {
  const present = new Set(all)
  return visible.filter((id) => present.has(id))
}
