import type { ItemFormValues } from '@throughline/domain/item-form'
import type { ItemTarget } from '../item-url'

type Shape = 'text' | 'text or null' | 'number' | 'number or null' | 'boolean' | 'ids' | 'object'

const SHAPES: Readonly<Record<keyof ItemFormValues, Shape>> = {
  title: 'text',
  channelId: 'number or null',
  tacticTypeId: 'number or null',
  tacticPlatformIds: 'ids',
  startDate: 'text or null',
  endDate: 'text or null',
  isAllDay: 'boolean',
  hasDuration: 'boolean',
  isUnscheduled: 'boolean',
  isFlagged: 'boolean',
  rrule: 'text or null',
  recurrenceEndDay: 'text or null',
  estimatedCost: 'number or null',
  actualCost: 'number or null',
  impressions: 'number or null',
  ratingPoints: 'number or null',
  relatedInitiativeIds: 'ids',
  tagIds: 'ids',
  documentIds: 'ids',
  customValues: 'object',
  notes: 'text',
}

/**
 * Returns whether a stored value has the shape of an item's form. An older build may have stored
 * another shape.
 */
export function isItemForm(value: unknown): value is ItemFormValues {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map<string, unknown>(Object.entries(value))
  return Object.entries(SHAPES).every(([name, shape]) => hasShape(entries.get(name), shape))
}

function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'text or null':
      return value === null || typeof value === 'string'
    case 'number or null':
      return value === null || typeof value === 'number'
    case 'ids':
      return Array.isArray(value) && value.every((id) => typeof id === 'number')
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'text':
      return typeof value === 'string'
    case 'number':
    case 'boolean':
    default:
      return typeof value === shape
  }
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
