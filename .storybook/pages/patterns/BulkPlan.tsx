import { judgeBulkChange } from '@throughline/domain/bulk'
import type { BulkChange, BulkDetails, BulkRuleRefusal } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import { BulkChangeDialog, SelectionBar } from '@throughline/planner-views/bulk-changes'
import { firstChangeOf } from '@throughline/planner-views/calendar-item'
import type { FirstChange } from '@throughline/planner-views/calendar-item'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useState } from 'react'

import {
  offeredChannels,
  PLAN_ID,
  tags,
  formContextOf,
} from '../../../examples/product/src/planner/plan-structure'
import { PlanMonth, TODAY } from './PlanMonth'
import { shortItems } from './short-items'
import type { PlannedItem } from '../../../examples/product/src/planner/planned-item'

const { access, channels } = formContextOf('2026-11-18', 'sunday')

function listItem(item: PlannedItem): TacticListItem {
  return { ...item, version: 1, isLead: false, isNested: false, abbreviatedPlanName: '' }
}

/** The items of the example plan as the rules of bulk changes know them. */
const bulkItems: readonly TacticListItem[] = shortItems.map(listItem)

/** The channels of the plan, and a person who may not edit Press. */
const bulkDetails: BulkDetails = {
  access,
  channels: channels.map(({ id, kind = 'standard', enableTacticFlagging = true, tacticTypes }) => ({
    id,
    planId: PLAN_ID,
    kind,
    enableTacticFlagging,
    tacticTypes,
  })),
}

/** Why an item stays, in a few words. */
function reasonText(code: BulkRuleRefusal): string {
  if (code === 'repeating') return 'repeats'
  if (code === 'flagging-off') return 'its channel has no flags'
  if (code === 'becomes-tactic' || code === 'becomes-initiative') return 'is of another kind'
  return 'you cannot edit its channel'
}

/** The items after a change; copies get ids of their own. */
function changedItems(
  items: readonly TacticListItem[],
  selected: readonly TacticListItem[],
  change: BulkChange,
): readonly TacticListItem[] {
  const after = new Map(
    judgeBulkChange(selected, change, bulkDetails).changed.map((one) => [one.item.id, one.after]),
  )
  if (change.kind !== 'copy') {
    return items.flatMap((item) => (after.has(item.id) ? (after.get(item.id) ?? []) : item))
  }
  const firstId = Math.max(...items.map(({ id }) => id)) + 1
  const copies = [...after.values()].flatMap((copy, at) =>
    copy === null ? [] : Object.assign({}, copy, { id: firstId + at }),
  )
  return [...items, ...copies]
}

/** A month whose selected items are changed together. */
export function BulkPlan() {
  const [items, setItems] = useState(bulkItems)
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<FirstChange | null>(null)
  const { toasts, showToast, dismissToast } = useToasts()
  const selected = items.filter(({ id }) => selection.has(id))
  const change = open?.change ?? null
  const result = change === null ? null : judgeBulkChange(selected, change, bulkDetails)
  const initiatives = result?.changed.filter(({ item }) => item.isInitiative).length ?? 0
  const apply = () => {
    if (change === null || result === null) return
    setItems(changedItems(items, selected, change))
    setOpen(null)
    const { length } = result.changed
    showToast({
      text: `Changed ${length === 1 ? '1 item' : `${length} items`}.`,
      lifetimeMs: 8000,
      action: {
        label: 'Undo',
        onSelect: () => {
          setItems(items)
        },
      },
    })
  }
  return (
    <PlanMonth
      items={items}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next.selection)
      }}
    >
      <SelectionBar
        count={selection.size}
        areFlagged={selected.length > 0 && selected.every(({ isFlagged }) => isFlagged)}
        onAction={({ action }) => {
          setOpen(firstChangeOf(action))
        }}
        onClear={() => {
          setSelection(new Set())
        }}
      />
      <BulkChangeDialog
        isOpen={open !== null}
        kind={open?.kind ?? 'move'}
        change={change}
        itemCount={Math.max(1, selected.length)}
        firstDay={selected.map(({ startDate }) => startDate.slice(0, 10)).sort()[0] ?? null}
        channels={offeredChannels}
        tags={tags}
        planId={PLAN_ID}
        today={TODAY}
        summary={{
          status: 'ready',
          changedTactics: (result?.changed.length ?? 0) - initiatives,
          changedInitiatives: initiatives,
          unchangedCount: result?.unchanged.length ?? 0,
          refused:
            result?.refused.map(({ item: { id, title }, code }) => ({
              id,
              title,
              reason: reasonText(code),
            })) ?? [],
          notices: [],
        }}
        onChoose={(request) => {
          setOpen((now) => (now === null ? null : { ...now, change: request.change }))
        }}
        onApply={apply}
        onClose={() => {
          setOpen(null)
        }}
      />
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </PlanMonth>
  )
}
