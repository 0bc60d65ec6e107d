import type { TacticListItem } from '../tactics'

/** Values that a list of items requires; it accepts any value of what is null or absent. */
export interface ListFilter {
  readonly isUnscheduled?: boolean | null
  readonly isInitiative?: boolean | null
  readonly channelId?: number | null
  readonly tacticTypeId?: number | null
}

/** Whether an item has the values that a list requires. The days of a list are `touchesRange`. */
export function matchesListFilter(
  item: Pick<TacticListItem, keyof ListFilter>,
  filter: ListFilter,
): boolean {
  return (
    matches(filter.isUnscheduled, item.isUnscheduled) &&
    matches(filter.isInitiative, item.isInitiative) &&
    matches(filter.channelId, item.channelId) &&
    matches(filter.tacticTypeId, item.tacticTypeId)
  )
}

function matches<Value>(required: Value | null | undefined, value: Value): boolean {
  return required === null || required === undefined || required === value
}
