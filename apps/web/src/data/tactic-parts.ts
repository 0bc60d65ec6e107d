import type { TacticChanges } from '@throughline/api-client'
import {
  hasSameDates,
  parkedFieldsOf,
  type Tactic,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'

/** Returns the part of a change that lists show before the server answers. */
export function listedPart(changes: TacticChanges): Partial<TacticListItem> {
  const {
    typeValues: _typeValues,
    documentIds: _documentIds,
    summary: _summary,
    impressions: _impressions,
    ratingPoints: _ratingPoints,
    ...listed
  } = changes
  return listed
}

/** Returns whether an item already has all values of a change. */
export function hasValues(
  item: TacticListItem & Partial<Tactic>,
  { typeValues = [], ...compared }: TacticChanges,
): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...item }
  const storedText = (fieldId: number): string =>
    String(item.typeValues?.find(({ tacticFieldId }) => tacticFieldId === fieldId)?.value ?? '')
  return (
    typeValues.every(
      ({ tacticFieldId, value }) => storedText(tacticFieldId) === String(value ?? ''),
    ) &&
    Object.entries(compared).every(
      ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
    )
  )
}

/** Returns whether two items have the same dates and the same type. */
export function hasSamePlacement(
  one: TacticDates & Pick<TacticListItem, 'tacticTypeId'>,
  other: TacticDates & Pick<TacticListItem, 'tacticTypeId'>,
): boolean {
  return hasSameDates(one, other) && one.tacticTypeId === other.tacticTypeId
}

/** Changes of a placement, besides the dates. */
export interface PlacementParts {
  readonly isTypeChanged: boolean
  /** The item moved into or out of the parking lot. @default false */
  readonly isParkingChanged?: boolean
}

/** Returns the dates of an item as changes, with its type if that has changed too. */
export function placementOf(
  item: TacticListItem,
  { isTypeChanged, isParkingChanged = false }: PlacementParts,
): TacticChanges {
  const { startDate, endDate, isAllDay, tacticTypeId, tacticPlatformIds } = item
  return {
    ...(isParkingChanged ? parkedFieldsOf(item) : { startDate, endDate, isAllDay }),
    ...(isTypeChanged ? { tacticTypeId, tacticPlatformIds } : null),
  }
}
