import type { TacticListItem } from '@throughline/domain/tactics'
import type {
  BulkAction,
  CalendarItem,
  MultiSelectionProps,
} from '@throughline/planner-views/calendar-item'
import { useState } from 'react'
import type { PlanPermissions } from '../use-plan-permissions'
import { intentOf, type BulkIntent } from './bulk-intent'
import { useSelection } from './use-selection'

interface BulkChangesOptions {
  readonly planId: number
  readonly data: {
    /** The items of the view as they are stored. */
    readonly itemsById: ReadonlyMap<number, TacticListItem>
    /** The items that the view lists; only these can be selected. */
    readonly shownItems: readonly TacticListItem[]
  }
  readonly permissions: Pick<PlanPermissions, 'canCreate' | 'refuse'>
}

/** The selection of a view of a plan, and the bulk change in progress. */
export type BulkChanges = ReturnType<typeof useBulkChanges>

/**
 * Lets a person select several items of a plan and change them together, in any view: the
 * props that views take, and what `BulkChangeDialogs` and `SelectionFoot` show.
 */
export function useBulkChanges({
  planId,
  data: { itemsById, shownItems },
  permissions: { canCreate, refuse },
}: BulkChangesOptions) {
  const selection = useSelection(shownItems)
  const [opened, setOpened] = useState<{ planId: number; intent: BulkIntent } | null>(null)
  const selected = [...selection.ids].flatMap((id) => itemsById.get(id) ?? [])
  const verdict = canCreate()

  const open = (intent: BulkIntent) => {
    if (intent.items.length === 0) return
    if (verdict.allowed) setOpened({ planId, intent })
    else refuse(verdict.code)
  }
  /** Views know items as they show them; changes need them as they are stored. */
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
    /** Props of views in which several items can be selected. */
    selectionProps,
    /** Items are to be changed together, as a menu or a key of a view asks. */
    onBulkAction: ({ action, items }: { action: BulkAction; items: readonly CalendarItem[] }) => {
      open(intentOf(action, storedOf(items)))
    },
    /** The bulk change in progress; null for none. */
    intent: opened?.planId === planId ? opened.intent : null,
    close: () => {
      setOpened(null)
    },
    /** The selected items as they are stored. */
    selected,
    /** Code of the reason why the person cannot change anything; null where they can. */
    refusalCode: verdict.allowed ? null : verdict.code,
    clear: () => {
      selection.set(new Set())
    },
    /** An action of the bar. */
    onBarAction: (action: BulkAction) => {
      open(intentOf(action, selected))
    },
  }
}
