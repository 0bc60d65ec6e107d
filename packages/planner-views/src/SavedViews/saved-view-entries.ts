import { savedViewSections } from '@throughline/domain/saved-views'
import type { SavableView, SavedView } from '@throughline/domain/saved-views'
import type { MenuEntry, MenuItem } from '@throughline/ui/Menu'
import { BookmarkPlus, Link2, RefreshCw, Save, Settings2, Users } from 'lucide-react'
import type { SavedViewsLabels } from './saved-views.labels'

/** Saved views of a plan, or the state of loading them. */
export type SavedViewsData =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly views: readonly SavedView[] }

/** Number of the views with a key: 1 to 9. */
const NUMBERED_COUNT = 9

const VIEW_PREFIX = 'view-'

/** The views in the order of the menu; the first nine are opened by the keys 1 to 9. */
function viewsInOrder(views: readonly SavedView[]): readonly SavedView[] {
  const { mine, shared } = savedViewSections(views)
  return [...mine, ...shared]
}

/** The view that a digit opens; null when there is none that can be opened. */
export function viewOfKey(
  views: readonly SavedView[],
  key: string,
  openableViews: readonly SavableView[],
): SavedView | null {
  const view = /^[1-9]$/u.test(key) ? viewsInOrder(views)[Number(key) - 1] : undefined
  return view !== undefined && openableViews.includes(view.view) ? view : null
}

/** The id of the view that an item of the menu opens; null for other items. */
export function viewIdOfItem(itemId: string): number | null {
  return itemId.startsWith(VIEW_PREFIX) ? Number(itemId.slice(VIEW_PREFIX.length)) : null
}

interface EntriesOptions {
  readonly data: SavedViewsData
  readonly planName: string
  readonly currentId: number | null
  readonly isChanged: boolean
  readonly openableViews: readonly SavableView[]
  readonly labels: SavedViewsLabels
}

/** Returns the entries of the menu: the views in two sections, and the actions. */
export function savedViewEntries(options: EntriesOptions): readonly MenuEntry[] {
  return [...listEntries(options), actionsOf(options)]
}

function listEntries(options: EntriesOptions): readonly MenuEntry[] {
  const { data, planName, labels } = options
  if (data.status === 'loading') return [note('loading', labels.loading)]
  if (data.status === 'error') {
    return [
      {
        id: 'failed',
        items: [
          { id: 'message', label: labels.loadFailed, description: data.message, isDisabled: true },
          { id: 'retry', label: labels.retry, icon: RefreshCw, isDisabled: data.isRetrying },
        ],
      },
    ]
  }
  const { mine, shared } = savedViewSections(data.views)
  if (mine.length + shared.length === 0) return [note('none', labels.none, labels.noneHint)]
  const sections = [
    { id: 'mine', label: labels.mine, views: mine, first: 0 },
    {
      id: 'shared',
      label: planName === '' ? labels.plan : planName,
      views: shared,
      first: mine.length,
    },
  ]
  return sections.flatMap(({ id, label, views, first }) =>
    views.length === 0
      ? []
      : [{ id, label, items: views.map((view, index) => viewItem(view, first + index, options)) }],
  )
}

function viewItem(
  { id, name, view, isShared, isDefault }: SavedView,
  index: number,
  { currentId, isChanged, openableViews, labels }: EntriesOptions,
): MenuItem {
  const isCurrent = id === currentId
  const canOpen = openableViews.includes(view)
  const notes = [
    canOpen ? null : labels.cannotOpen,
    isCurrent && isChanged ? labels.changed : null,
    isDefault ? labels.isDefault : null,
  ].filter((text) => text !== null)
  return {
    id: `${VIEW_PREFIX}${id}`,
    label: name,
    isChecked: isCurrent,
    isDisabled: !canOpen,
    ...(notes.length > 0 && { description: notes.join('. ') }),
    ...(isShared && { mark: { icon: Users, label: labels.shared } }),
    ...(canOpen && index < NUMBERED_COUNT && { shortcut: String(index + 1) }),
  }
}

function actionsOf({ data, currentId, isChanged, labels }: EntriesOptions): MenuEntry {
  const views = data.status === 'ready' ? data.views : []
  const changed = isChanged
    ? views.find(({ id, canEdit }) => id === currentId && canEdit)
    : undefined
  return {
    id: 'actions',
    items: [
      ...(changed === undefined
        ? []
        : [{ id: 'update', label: labels.update({ name: changed.name }), icon: Save }]),
      { id: 'save', label: labels.save, icon: BookmarkPlus },
      { id: 'copy-link', label: labels.copyLink, icon: Link2 },
      { id: 'manage', label: labels.manage, icon: Settings2 },
    ],
  }
}

function note(id: string, label: string, description?: string): MenuEntry {
  return {
    id: `${id}-group`,
    items: [{ id, label, isDisabled: true, ...(description !== undefined && { description }) }],
  }
}
