import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { formatCount, isolateText } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import type {
  BulkAction,
  CalendarItem,
  MultiSelectionProps,
} from '@throughline/planner-views/calendar-item'
import { useState, useMemo } from 'react'

import { keyboardPlatform } from '../../shell/keyboard-platform'
import { useBulkDraft } from '../../data/bulk-changes'
import { useShowToast } from '../../platform/ToastProvider'
import type { UndoStack } from '../../undo'
import type { PlanPermissions } from '../use-plan-permissions'
import { intentOf } from './bulk-intent'
import type { BulkIntent } from './bulk-intent'
import { usePlanSelection } from './SelectionProvider'
import type { PlanSelection } from './SelectionProvider'
import { useBulkApplication } from './use-bulk-application'

interface BulkChangesOptions {
  readonly planId: number
  readonly planName: string
  readonly undoStack: UndoStack
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
  planName,
  undoStack,
  data: { itemsById, visibleItems },
  permissions: { canCreate, refuse },
}: BulkChangesOptions) {
  const { copied, setCopied } = usePlanSelection()
  const { applyNow } = useBulkApplication({ planId, planName, undoStack, onDone: () => {} })
  const draftOf = useBulkDraft()
  const showToast = useShowToast()
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

  /** Copies the kept items so that the first one starts on a day; the others keep their distance. */
  const paste = (day: string) => {
    if (!result.allowed) {
      refuse(result.code)
      return
    }
    const first = Math.min(...copied.map(({ startDate }) => dayNumberOf(startDate)))
    if (!Number.isFinite(first)) {
      showToast({ text: 'Nothing was pasted. Copy items first.' })
      return
    }
    const change = { kind: 'copy', deltaDays: dayNumberOf(day) - first } as const
    void applyNow(draftOf({ planId, items: copied, change, withRelated: false }))
  }
  const selectionProps: Required<MultiSelectionProps> = {
    selection: selection.ids,
    onSelectionChange: (change) => {
      selection.set(change.selection)
    },
    onMoveSelection: ({ items, deltaDays }) => {
      const change = { kind: 'move', deltaDays } as const
      open({ ...intentOf('move', storedOf(items)), change })
    },
    onCopyItems: ({ items }) => {
      const stored = storedOf(items)
      const [first] = stored
      const otherPlan = items.find((item) => item.planId !== planId)
      if (!result.allowed) refuse(result.code)
      else if (items.length === 1 && otherPlan !== undefined) refuse('other-plan', otherPlan)
      else if (first !== undefined) {
        setCopied(stored)
        const name =
          stored.length === 1 ? isolateText(first.title) : `${formatCount(stored.length)} items`
        const keys = keyboardPlatform() === 'mac' ? '⌘V' : 'Ctrl+V'
        const text = `${name} copied. ${keys} on a day pastes ${stored.length === 1 ? 'it' : 'them'}.`
        showToast({ id: 'copied', text })
      }
    },
    onPasteItems: ({ day }) => {
      paste(day)
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
function useSelection(
  items: readonly Pick<TacticListItem, 'id'>[],
): Pick<PlanSelection, 'ids' | 'set'> {
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
