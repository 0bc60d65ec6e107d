import { storedFields } from './item-form'
import type { ItemFormField, ItemFormPart, ItemFormValues } from './item-form'

/** Every field of the form. */
export const itemFormFields: readonly ItemFormField[] = [
  ...storedFields,
  'hasDuration',
  'customValues',
]

/**
 * The parts of a form that differ from an earlier version. Blanks around the title are no
 * difference, nor is the order of a list, nor the dates of two items in the parking lot.
 */
export function changedParts(
  values: ItemFormValues,
  before: ItemFormValues,
): readonly ItemFormPart[] {
  const isParked = values.isUnscheduled && before.isUnscheduled
  const fields = storedFields.filter((field) => {
    if (isParked && (field === 'startDate' || field === 'endDate')) return false
    return !isSameField(values, before, field)
  })
  return [...fields, ...changedCustomParts(values.customValues, before.customValues)]
}

/** Whether Save is enabled: the item has a title and a type, and differs from the stored one. */
export function canSaveItemForm(values: ItemFormValues, before: ItemFormValues | null): boolean {
  if (values.title.trim() === '' || values.tacticTypeId === null) return false
  return before === null || changedParts(values, before).length > 0
}

/** Whether two lists hold the same ids. */
export function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  const ids = new Set(a)
  return b.every((id) => ids.has(id))
}

/** Whether a field is the same in both; blanks around a title do not count, nor the order of ids. */
export function isSameField(
  a: ItemFormValues,
  b: ItemFormValues,
  field: Exclude<ItemFormField, 'customValues'>,
): boolean {
  if (field === 'title') return a.title.trim() === b.title.trim()
  const mine = a[field]
  const theirs = b[field]
  return isIdList(mine) && isIdList(theirs) ? isSameSet(mine, theirs) : mine === theirs
}

function isIdList(value: unknown): value is readonly number[] {
  return Array.isArray(value)
}

/** The custom values that differ. */
export function changedCustomParts(
  a: ItemFormValues['customValues'],
  b: ItemFormValues['customValues'],
): readonly `custom:${number}`[] {
  if (a === b) return []
  const fieldIds = new Set([...Object.keys(a), ...Object.keys(b)].map(Number))
  return [...fieldIds]
    .filter((fieldId) => a[fieldId] !== b[fieldId])
    .map((fieldId) => `custom:${fieldId}` as const)
}
