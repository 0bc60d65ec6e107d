import type { BulkChangeSummary } from '@throughline/api-client'
import type { BulkChange } from '@throughline/domain/bulk'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { BulkSummary } from '@throughline/planner-views/bulk-changes'
import type { PlanLookup } from '../plan-lookup'
import { noticesOfMove } from './bulk-notices'
import { reasonOf } from './bulk-reasons'

/** Data for the summary of a change. */
export interface SummaryDetails {
  readonly lookup: PlanLookup
  /** Loaded items; the summary can name their plans. */
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** Events of the loaded days. */
  readonly occurrences: readonly EventOccurrence[]
}

/** Title for an item that the user may not see. */
const NAMELESS = 'An item'

/** Returns the summary of a change from the server's preview. */
export function summaryOf(
  answer: BulkChangeSummary,
  change: BulkChange,
  { lookup, itemsById, occurrences }: SummaryDetails,
): Extract<BulkSummary, { status: 'ready' }> {
  const done = [...answer.changed, ...answer.deleted]
  const changedInitiatives = done.filter(({ isInitiative }) => isInitiative).length
  const planNameOf = (id: number) => lookup.planNames.get(itemsById.get(id)?.planId ?? 0) ?? null
  return {
    status: 'ready',
    changedTactics: done.length - changedInitiatives,
    changedInitiatives,
    unchangedCount: answer.unchanged.length,
    refused: answer.refused.map((refusal) => ({
      id: refusal.tacticId,
      title: refusal.title ?? NAMELESS,
      reason: reasonOf(refusal, planNameOf(refusal.tacticId)),
    })),
    notices: change.kind === 'move' ? noticesOfMove(answer.changed, occurrences) : [],
  }
}

/** Returns the number of items in a preview or result. */
export function itemCountOf(answer: BulkChangeSummary): number {
  const { changed, deleted, unchanged, refused } = answer
  return changed.length + deleted.length + unchanged.length + refused.length
}
