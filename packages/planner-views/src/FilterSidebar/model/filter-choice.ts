import {
  chosenGroupOf,
  toggleTypes,
  typesState,
  withChosen,
  withLeadVisible,
  withNestedPlanVisible,
} from '@throughline/domain/filters'
import type { FilterKind, PlanFilters, TypesState } from '@throughline/domain/filters'

/** Filter that a user chooses or clears with one box. */
export interface FilterChoice {
  readonly kind: FilterKind
  /** Of the plan, channel, type, initiative, tag or calendar. */
  readonly id: number
  /** The tactic types of a channel, of a type name, or of a plan in a channel; empty for other kinds. */
  readonly typeIds: readonly number[]
}

/** The tactic types of a choice that is not about types. Always the same array. */
export const noTypes: readonly number[] = []

/**
 * Returns how much of a choice the filters contain. A plan counts as chosen while it is visible.
 */
export function choiceState(filters: PlanFilters, { kind, id, typeIds }: FilterChoice): TypesState {
  if (kind === 'lead-plan') return filters.isLeadVisible ? 'all' : 'none'
  if (kind === 'nested-plan') return filters.hiddenNestedPlanIds.has(id) ? 'none' : 'all'
  const group = chosenGroupOf(kind)
  if (group === undefined) return typesState(filters, typeIds)
  return filters[group].has(id) ? 'all' : 'none'
}

/** Returns the filters after the user has pressed the box of a choice. */
export function withToggled(filters: PlanFilters, choice: FilterChoice): PlanFilters {
  const { kind, id, typeIds } = choice
  const isChosen = choiceState(filters, choice) !== 'all'
  if (kind === 'lead-plan') return withLeadVisible(filters, isChosen)
  if (kind === 'nested-plan') return withNestedPlanVisible(filters, id, isChosen)
  const group = chosenGroupOf(kind)
  return group === undefined
    ? toggleTypes(filters, typeIds)
    : withChosen(filters, group, id, isChosen)
}
