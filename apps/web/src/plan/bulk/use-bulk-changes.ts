import type { TacticListItem } from '@throughline/domain/tactics'
import type {
  BulkAction,
  CalendarItem,
  MultiSelectionProps,
} from '@throughline/planner-views/calendar-item'
import { useState, useMemo } from 'react'

import type { PlanPermissions } from '../use-plan-permissions'
import { intentOf } from './bulk-intent'
import type { BulkIntent } from './bulk-intent'
import { usePlanSelection } from './SelectionProvider'
import type { PlanSelection } from './SelectionProvider'

interface BulkChangesOptions {
  readonly planId: number
  readonly data: {
    /** Stored items of the view. */
    readonly itemsById: ReadonlyMap<number, TacticListItem>
    /** Items that the view lists. Only these can be selected. */
    readonly visibleItems: readonly TacticListItem[]
  }
  readonly permissions: Pick<PlanPermissions, 'canCreate' | 'refuse'>
}

/** Selection of a view of a plan, and the current bulk change. */
export type BulkChanges = ReturnType<typeof useBulkChanges>

/**
 * Lets the user select several items of a plan and change them together, in any view. Returns the
 * props for views, `BulkChangeDialogs` and `SelectionFoot`.
 */
export function useBulkChanges({
  planId,
  data: { itemsById, visibleItems },
  permissions: { canCreate, refuse },
}: BulkChangesOptions) {
  const selection = useSelection(visibleItems)
  const [opened, setOpened] = useState<{ planId: number; intent: BulkIntent } | null>(null)
  const selected = [...selection.ids].flatMap((id) => itemsById.get(id) ?? [])
  const result = canCreate()

  const open = (intent: BulkIntent) => {
    if (intent.items.length === 0) return
    if (result.allowed) setOpened({ planId, intent })
    else refuse(result.code)
  }
  /** Returns the stored items of items in a view, because a change needs these. */
  const storedOf = (items: readonly CalendarItem[]) =>
    items.flatMap(({ id }) => itemsById.get(id) ?? [])

  const selectionProps: Required<MultiSelectionProps> = {
    selection: selection.ids,
    onSelectionChange: (change) => {
      selection.set(change.selection)
    },
    onMoveSelection: ({ items, deltaDays }) => {
      const change = { kind: 'move', deltaDays } as const
      open({ ...intentOf('move', storedOf(items)), change })
    },
  }

  return {
    /** Props for views with multiple selection. */
    selectionProps,
    /** Starts a change of several items, from a menu or a key of a view. */
    onBulkAction: ({ action, items }: { action: BulkAction; items: readonly CalendarItem[] }) => {
      open(intentOf(action, storedOf(items)))
    },
    /** The current bulk change; null for none. */
    intent: opened?.planId === planId ? opened.intent : null,
    close: () => {
      setOpened(null)
    },
    /** The selected stored items. */
    selected,
    /** Code of the reason why the user cannot change any item; null if the user can. */
    refusalCode: result.allowed ? null : result.code,
    clear: () => {
      selection.set(new Set())
    },
    /** Starts an action of the bar. */
    onBarAction: (action: BulkAction) => {
      open(intentOf(action, selected))
    },
  }
}

/**
 * Returns the selection for a view: only the selected items that the view lists, so that no change
 * reaches an invisible item. Selected items of another view reappear when the user returns to it,
 * unless the selection has changed here.
 *
 * @param items the items that the view lists
 */
function useSelection(items: readonly Pick<TacticListItem, 'id'>[]): PlanSelection {
  const { ids, set } = usePlanSelection()
  const listed = useMemo(() => listedOnly(ids, items), [ids, items])
  return { ids: listed, set }
}

/**
 * Returns the selection without items that the view does not list; the same set if it lists all.
 */
function listedOnly(
  ids: ReadonlySet<number>,
  items: readonly Pick<TacticListItem, 'id'>[],
): ReadonlySet<number> {
  if (ids.size === 0) return ids
  const listed = new Set(items.map(({ id }) => id))
  const left = new Set([...ids].filter((id) => listed.has(id)))
  return left.size === ids.size ? ids : left
}
