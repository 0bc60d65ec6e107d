import { defaultFilters } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { writeSavedViewSettings } from '@throughline/domain/saved-views'
import type { RelativeRangeName } from '@throughline/domain/saved-views'
import type { Demonstration } from './demonstration'
import type { PlanOutline, PlanParts } from './plan-outline'

/** Place of the tag 'Objective:Loyalty' among those of a plan. */
const LOYALTY_TAG = 3

/** A plan with the channels and tags of its tactics. */
interface PlanWithParts {
  readonly plan: PlanOutline
  readonly parts: PlanParts
}

/** Saved views of the lead plan: two private ones of its owner, and two that all its users see. */
export function makeSavedViews(
  { plan, parts }: PlanWithParts,
  {
    userId,
    nestedPlans,
  }: { readonly userId: number; readonly nestedPlans: readonly PlanWithParts[] },
  firstId: number,
): Demonstration['customViews'] {
  // The whole channel as the filters offer it: of every plan, and with its monthly focus.
  const typesOf = (...channels: readonly string[]) =>
    [parts, ...nestedPlans.map((nested) => nested.parts)]
      .flatMap((each) => each.channels)
      .filter(({ name }) => channels.includes(name))
      .flatMap(({ types, monthlyFocusTypeId }) =>
        types.map(({ id }) => id).concat(monthlyFocusTypeId ?? []),
      )
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
      { hiddenNestedPlanIds: new Set(nestedPlans.slice(1).map((nested) => nested.plan.id)) },
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
      zoom: null,
    }),
    orderIndex,
    isShared,
  }))
}
