// Separate from `saved-views.ts`, because the first screen reads saved views and writes none.
import {
  createSavedView,
  deleteSavedView,
  restoreSavedView,
  updateSavedView,
  type SavedViewChanges,
  type SavedViewDraft,
} from '@throughline/api-client'
import type { SavedView } from '@throughline/domain/saved-views'
import { writeOptions, type WriteContext } from './core/collection-writes'
import { useWrite } from './core/use-collection'
import { savedViews } from './saved-views'
import { sendOnSeenVersion } from './core/record-versions'

/** A change of a saved view, with the view as the user saw it before. */
interface SavedViewChange {
  readonly item: SavedView
  readonly changes: SavedViewChanges
  /** The user can no longer see the view after the change. @default false */
  readonly isLost?: boolean
}

/**
 * Returns whether a change overwrites a text or settings that another user may have changed. A
 * switch does not.
 */
function changesText({ name, view, settings }: SavedViewChanges): boolean {
  return name !== undefined || view !== undefined || settings !== undefined
}

/** Saves a new view. The list shows it when the server has answered with its id. */
function createOptions(context: WriteContext) {
  return writeOptions(savedViews, context, {
    action: 'create',
    send: (draft: SavedViewDraft) => createSavedView(context.client, draft),
    storedItem: (stored) => stored,
  })
}

/**
 * Changes a saved view. The screen shows the change at once, and reverts it if the server refuses.
 */
export function updateOptions(context: WriteContext) {
  return writeOptions<SavedView, SavedViewChange, SavedView>(savedViews, context, {
    action: 'update',
    send: ({ item, changes }: SavedViewChange) =>
      sendOnSeenVersion(
        { client: context.client, collection: savedViews.name },
        changesText(changes) ? item : { id: item.id },
        (version) => updateSavedView(context.client, item.id, changes, version),
      ),
    pending: ({ item, changes, isLost = false }) => ({ item, changes: isLost ? null : changes }),
    storedItem: (stored) => stored,
  })
}

/** Deletes a saved view, for all users who see it. */
export function deleteOptions(context: WriteContext) {
  return writeOptions(savedViews, context, {
    action: 'delete',
    send: ({ item }: { readonly item: SavedView }) => deleteSavedView(context.client, item.id),
    goneIds: ({ item }) => [item.id],
  })
}

/** Restores a deleted saved view. The screen shows it at once. */
export function restoreOptions(context: WriteContext) {
  return writeOptions(savedViews, context, {
    action: 'restore',
    send: ({ item }: { readonly item: SavedView }) => restoreSavedView(context.client, item.id),
    pending: ({ item }) => ({ item, changes: {} }),
    storedItem: (stored) => stored,
  })
}

/** Saves a view; see {@link createOptions}. */
export const useCreateSavedView = (planId: number) => useWrite(createOptions, planId)

/** Changes a saved view; see {@link updateOptions}. */
export const useUpdateSavedView = (planId: number) => useWrite(updateOptions, planId)

/** Deletes a saved view; see {@link deleteOptions}. */
export const useDeleteSavedView = (planId: number) => useWrite(deleteOptions, planId)

/** Restores a deleted saved view; see {@link restoreOptions}. */
export const useRestoreSavedView = (planId: number) => useWrite(restoreOptions, planId)
