import { emptyItemForm, type ItemFormValues } from '@throughline/domain/item-form'
import type { ItemTarget } from '../item-url'

/** What a field of the form may be besides null, where null is its empty value. */
const nullableFields: Readonly<Partial<Record<keyof ItemFormValues, 'string' | 'number'>>> = {
  channelId: 'number',
  tacticTypeId: 'number',
  startDate: 'string',
  endDate: 'string',
  rrule: 'string',
  recurrenceEndDay: 'string',
  estimatedCost: 'number',
  actualCost: 'number',
  impressions: 'number',
  ratingPoints: 'number',
}

/**
 * Returns whether a stored value has the shape of an item's form. An older build may have stored
 * another shape.
 */
export function isItemForm(value: unknown): value is ItemFormValues {
  if (typeof value !== 'object' || value === null) return false
  const stored = new Map<string, unknown>(Object.entries(value))
  const nullable = new Map<string, string>(Object.entries(nullableFields))
  return Object.entries(emptyItemForm).every(([name, empty]) =>
    isLike(stored.get(name), empty, nullable.get(name)),
  )
}

/** Whether a value is of the kind of an empty one; of an empty list, whether it is a list of ids. */
function isLike(value: unknown, empty: unknown, nullable: string | undefined): boolean {
  if (empty === null) return value === null || typeof value === nullable
  if (Array.isArray(empty)) {
    return Array.isArray(value) && value.every((id) => typeof id === 'number')
  }
  return typeof value === typeof empty && value !== null && !Array.isArray(value)
}

/**
 * Returns the name of an item's draft. Each item, and each way to create one, has a separate draft.
 *
 * @param isHandedOver true if the form starts with values from elsewhere, which an older draft must
 * not replace
 */
export function draftNameOf(
  planId: number,
  { kind, id, copyOf, stamp }: Pick<ItemTarget, 'kind' | 'id' | 'copyOf' | 'stamp'>,
  isHandedOver: boolean,
): string {
  if (id !== 0) return `item-${id}`
  const name = copyOf === null ? `new-${kind}-of-${planId}` : `copy-of-${copyOf}`
  return isHandedOver && stamp !== null ? `${name}-at-${stamp}` : name
}
