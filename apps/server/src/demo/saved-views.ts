import { defaultFilters } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { writeSavedViewSettings } from '@throughline/domain/saved-views'
import type { RelativeRangeName } from '@throughline/domain/saved-views'
import type { Demonstration } from './demonstration'
import type { PlanOutline, PlanParts } from './plan-outline'

/** Place of the tag 'Objective:Loyalty' among those of a plan. */
const LOYALTY_TAG = 3

/**
 * Saved views of the lead plan: two that its owner keeps for themself, and two that
 * everybody on it sees.
 */
export function makeSavedViews(
  { plan, parts }: { readonly plan: PlanOutline; readonly parts: PlanParts },
  { userId, nestedPlanIds }: { readonly userId: number; readonly nestedPlanIds: readonly number[] },
  firstId: number,
): Demonstration['customViews'] {
  const typesOf = (...channels: readonly string[]) =>
    parts.channels
      .filter(({ name }) => channels.includes(name))
      .flatMap(({ types }) => types.map(({ id }) => id))
  const view = (
    name: string,
    range: RelativeRangeName,
    filters: Partial<PlanFilters>,
    isShared = false,
  ) => ({ name, range, filters, isShared })
  return [
    view('Email and social this month', 'this-month', {
      tacticTypeIds: new Set(typesOf('Email', 'Social Media')),
    }),
    view('Loyalty next month', 'next-month', {
      tagIds: new Set(parts.tagIds.slice(LOYALTY_TAG, LOYALTY_TAG + 1)),
    }),
    view('Board: next quarter', 'next-quarter', {}, true),
    view(
      'Without the East region',
      'this-month',
      { hiddenNestedPlanIds: new Set(nestedPlanIds.slice(1)) },
      true,
    ),
  ].map(({ name, range, filters, isShared }, orderIndex) => ({
    id: firstId + orderIndex,
    userId,
    planId: plan.id,
    name,
    view: 'month' as const,
    definition: writeSavedViewSettings({
      range: { kind: 'relative', name: range },
      filters: { ...defaultFilters(), ...filters },
      grouping: null,
      colouring: null,
    }),
    orderIndex,
    isShared,
  }))
}
