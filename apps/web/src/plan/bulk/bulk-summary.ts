import type { BulkChangeSummary } from '@throughline/api-client'
import type { BulkChange } from '@throughline/domain/bulk'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { BulkSummary } from '@throughline/planner-views/bulk-changes'
import type { PlanLookup } from '../plan-lookup'
import { noticesOfMove } from './bulk-notices'
import { reasonOf } from './bulk-reasons'

/** What the summary of a change is made from. */
export interface SummaryFacts {
  readonly lookup: PlanLookup
  /** The items that are loaded, whose plans can be named. */
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** Events of the days that are loaded. */
  readonly occurrences: readonly EventOccurrence[]
}

/** An item that the person may not know of has no title. */
const NAMELESS = 'An item'

/** The summary of a change from the server's preview. */
export function summaryOf(
  answer: BulkChangeSummary,
  change: BulkChange,
  { lookup, itemsById, occurrences }: SummaryFacts,
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

/** How many items a preview or result lists. */
export function itemCountOf(answer: BulkChangeSummary): number {
  const { changed, deleted, unchanged, refused } = answer
  return changed.length + deleted.length + unchanged.length + refused.length
}
