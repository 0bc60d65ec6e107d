import { isolateText } from '@throughline/domain/messages'
import {
  readSavedViewSettings,
  writeSavedViewSettings,
  type SavedView,
  type SavedViewSettings,
} from '@throughline/domain/saved-views'
import type { ManageViewsHandlers, SaveViewValues } from '@throughline/planner-views/saved-views'
import type { SavedViewChanges } from '@throughline/api-client'
import { useShowToast } from '../../platform/ToastProvider'
import {
  useCreateSavedView,
  useDeleteSavedView,
  useRestoreSavedView,
  useUpdateSavedView,
} from '../../data/saved-view-changes'
import { undoToast } from '../../undo'
import type { OpenableViewName } from '../plan-view'

/** Actions on the saved views of a plan, with their toasts. */
export interface ViewActions extends Pick<
  ManageViewsHandlers,
  'onRename' | 'onShare' | 'onDefault'
> {
  /** Saves a new view. Rejects if the save fails. */
  readonly create: (
    view: OpenableViewName,
    values: SaveViewValues,
    settings: SavedViewSettings,
  ) => Promise<SavedView>
  /** Overwrites a saved view with the visible view and its settings. */
  readonly update: (view: SavedView, visible: OpenableViewName, settings: SavedViewSettings) => void
  readonly onReorder: (change: { readonly view: SavedView; readonly orderIndex: number }) => void
  readonly onDelete: (choice: { readonly view: SavedView }) => Promise<string | undefined>
}

/** Returns the actions on the saved views of a plan. */
export function useViewActions(planId: number, userId: number): ViewActions {
  const showToast = useShowToast()
  const { mutateAsync: send } = useUpdateSavedView(planId)
  const { mutateAsync: create } = useCreateSavedView(planId)
  const { mutateAsync: remove } = useDeleteSavedView(planId)
  const { mutateAsync: restore } = useRestoreSavedView(planId)

  const change = async (item: SavedView, changes: SavedViewChanges, done: string | null) => {
    const isLost = changes.isShared === false && item.userId !== userId
    try {
      await send({ item, changes, isLost })
      if (done !== null) showToast({ tone: 'success', text: done })
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error, 'The view was not changed.') })
    }
  }
  const bringBack = async (item: SavedView) => {
    try {
      await restore({ item })
      showToast({ tone: 'success', text: `${isolateText(item.name)} is back.` })
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error, 'The view could not be restored.') })
    }
  }
  return {
    create: (view, { range, ...values }, settings) =>
      create({
        ...values,
        planId,
        view,
        settings: writeSavedViewSettings({ ...settings, range }),
      }),
    update: (view, visible, settings) => {
      const changes = { view: visible, settings: writeSavedViewSettings(settings, view.settings) }
      void change(view, changes, `${isolateText(view.name)} was updated.`)
    },
    onRename: async ({ view, name }) => {
      try {
        await send({ item: view, changes: { name } })
        return undefined
      } catch (error) {
        return sentenceOf(error, 'The name was not changed.')
      }
    },
    onShare: ({ view, isShared }) => {
      const name = isolateText(view.name)
      const done = isShared ? `${name} is shared now.` : `${name} is no longer shared.`
      void change(view, { isShared }, done)
    },
    onDefault: ({ view, isDefault }) => {
      const name = isolateText(view.name)
      const done = isDefault
        ? `The plan opens with ${name} now.`
        : 'The plan opens with the month now.'
      void change(view, { isDefault }, done)
    },
    onReorder: ({ view, orderIndex }) => {
      void change(view, { orderIndex }, null)
    },
    onDelete: async ({ view }) => {
      try {
        await remove({ item: view })
      } catch (error) {
        return sentenceOf(error, 'The view was not deleted.')
      }
      const toast = { tone: 'success', text: `${isolateText(view.name)} was deleted.` } as const
      showToast(undoToast(toast, () => void bringBack(view)))
      return undefined
    },
  }
}

/** Returns the settings of a saved view; null without one. */
export function settingsOf(view: SavedView | null): SavedViewSettings | null {
  return view === null ? null : readSavedViewSettings(view.settings)
}

export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
