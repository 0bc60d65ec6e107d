import type { TacticChanges } from '@throughline/api-client'
import {
  hasSameDates,
  parkedFieldsOf,
  type Tactic,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'

/** What a list shows of a change before the server has answered. */
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

/** Whether an item has what a change would give it. */
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

/** Whether two items have the same dates and the same type. */
export function hasSamePlacement(
  one: TacticDates & Pick<TacticListItem, 'tacticTypeId'>,
  other: TacticDates & Pick<TacticListItem, 'tacticTypeId'>,
): boolean {
  return hasSameDates(one, other) && one.tacticTypeId === other.tacticTypeId
}

/** What of a placement has been changed besides the dates. */
export interface PlacementParts {
  readonly isTypeChanged: boolean
  /** The item went into the parking lot, or out of it. @default false */
  readonly isParkingChanged?: boolean
}

/** The dates of an item, with its type where that is to be taken back as well. */
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
