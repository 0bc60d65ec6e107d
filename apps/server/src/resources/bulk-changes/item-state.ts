import { optionValuesOf } from '@throughline/domain/tactics'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { BulkItemState } from '../../db/schema'
import type { TacticListRow } from '../tactics/item-rows-queries'

/** Returns the stored fields of an item that a bulk change can change. */
export function stateOf(row: TacticListRow, isCustomRecurrence: boolean): BulkItemState {
  const {
    id: _id,
    version: _version,
    title: _title,
    isUnscheduled: _isUnscheduled,
    isInitiative: _isInitiative,
    planId: _planId,
    channelId: _channelId,
    relatedInitiativeIds: _relatedInitiativeIds,
    tacticPlatformIds: platformIds,
    ...state
  } = row
  return { ...state, isCustomRecurrence, platformIds }
}

/**
 * Returns the fields of an item to store after a change.
 *
 * @param carriesCost false clears the costs. Otherwise the stored costs stay, because `after` has
 *   no costs if the user may not see them.
 */
export function stateAfter(
  state: BulkItemState,
  after: TacticListItem,
  { carriesCost }: { readonly carriesCost: boolean },
): BulkItemState {
  return {
    ...state,
    tacticTypeId: after.tacticTypeId,
    startDate: after.isUnscheduled ? null : after.startDate,
    endDate: after.isUnscheduled ? null : after.endDate,
    isAllDay: after.isAllDay,
    ...optionValuesOf(after),
    rrule: after.rrule,
    recurrenceEndDate: after.recurrenceEndDate,
    isCustomRecurrence: state.isCustomRecurrence && after.rrule !== null,
    estimatedCost: carriesCost ? state.estimatedCost : null,
    actualCost: carriesCost ? state.actualCost : null,
  }
}
