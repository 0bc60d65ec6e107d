import { changedCustomParts, isSameField, isSameSet } from './changed-parts'
import { storedFields } from './item-form'
import type { ItemFormField, ItemFormPart, ItemFormValues } from './item-form'

type PlainField = Exclude<ItemFormField, 'customValues'>
type ListField = 'relatedInitiativeIds' | 'tagIds' | 'documentIds'

/** A type belongs to its channel and a platform to its type, so the three merge together. */
const choice: readonly PlainField[] = ['channelId', 'tacticTypeId', 'tacticPlatformIds']

/** The two dates and the switches beside them mean something only together. */
const dates: readonly PlainField[] = [
  'startDate',
  'endDate',
  'isAllDay',
  'hasDuration',
  'isUnscheduled',
]

const repeat: readonly PlainField[] = ['rrule', 'recurrenceEndDay']

const lists: readonly ListField[] = ['relatedInitiativeIds', 'tagIds', 'documentIds']

const grouped: ReadonlySet<PlainField> = new Set([...choice, ...dates, ...repeat, ...lists])

const single: readonly PlainField[] = storedFields.filter((field) => !grouped.has(field))

/** Two versions of a form as one, and the parts that both have changed differently. */
export interface ItemFormMerge {
  readonly values: ItemFormValues
  /** For these parts, `values` has the value of `mine`. */
  readonly clashes: readonly ItemFormPart[]
}

/**
 * Merges two versions that have a common origin. If only one side has changed a field, its value
 * applies. The same change on both sides is no clash. For a clash, the value of `mine` applies.
 *
 * - Related initiatives, tags and documents merge as sets and never clash.
 * - Channel, type and platforms are one group, and so are dates, all-day and parking lot; rule and
 *   end of a series are another. A repeat counts from the start, so that dates and repeat are one
 *   group while the starts differ.
 *
 * @param before the common origin of both versions
 */
export function mergeItemForms(
  before: ItemFormValues,
  mine: ItemFormValues,
  theirs: ItemFormValues,
): ItemFormMerge {
  const clashes: ItemFormPart[] = []
  let values = theirs
  for (const group of groupsOf(mine, theirs)) {
    if (isSameGroup(mine, before, group)) continue
    values = withFields(values, mine, group)
    if (isSameGroup(theirs, before, group)) continue
    clashes.push(...group.filter((field) => !isSameField(mine, theirs, field)))
  }
  for (const field of lists) {
    values = { ...values, [field]: mergeIds(before[field], mine[field], theirs[field]) }
  }
  for (const part of changedCustomParts(mine.customValues, before.customValues)) {
    const fieldId = fieldIdOf(part)
    const theirValue = theirs.customValues[fieldId]
    const isClash =
      theirValue !== before.customValues[fieldId] && theirValue !== mine.customValues[fieldId]
    if (isClash) clashes.push(part)
    values = withCustomValue(values, mine, fieldId)
  }
  return { values, clashes }
}

/**
 * Copies parts from another version. A group is copied as a whole: channel, type and platforms;
 * dates, all-day and parking lot; rule and end of a series; and dates with the repeat while the
 * starts differ.
 */
export function withParts(
  values: ItemFormValues,
  from: ItemFormValues,
  parts: readonly ItemFormPart[],
): ItemFormValues {
  const named: ReadonlySet<string> = new Set(parts)
  const groups = [...groupsOf(values, from), ...lists.map((field) => [field])]
  const used = groups.filter((group) => group.some((field) => named.has(field)))
  const next = withFields(values, from, used.flat())
  return parts
    .filter((part) => part.startsWith('custom:'))
    .reduce((result, part) => withCustomValue(result, from, fieldIdOf(part)), next)
}

function groupsOf(a: ItemFormValues, b: ItemFormValues): readonly (readonly PlainField[])[] {
  const isSameStart = a.startDate === b.startDate && a.isUnscheduled === b.isUnscheduled
  const schedule = isSameStart ? [dates, repeat] : [[...dates, ...repeat]]
  return [choice, ...schedule, ...single.map((field) => [field])]
}

function isSameGroup(a: ItemFormValues, b: ItemFormValues, group: readonly PlainField[]): boolean {
  return group.every((field) => isSameField(a, b, field))
}

function withFields(
  values: ItemFormValues,
  from: ItemFormValues,
  fields: readonly PlainField[],
): ItemFormValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, from[field]])) }
}

function withCustomValue(
  values: ItemFormValues,
  from: ItemFormValues,
  fieldId: number,
): ItemFormValues {
  const { [fieldId]: _replaced, ...others } = values.customValues
  const value = from.customValues[fieldId]
  return {
    ...values,
    customValues: value === undefined ? others : { ...others, [fieldId]: value },
  }
}

/**
 * Returns the ids of `theirs`, without those that `mine` has removed, and with those that `mine`
 * has added.
 */
function mergeIds(
  before: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): readonly number[] {
  if (isSameSet(mine, before)) return theirs
  if (isSameSet(theirs, before)) return mine
  const had = new Set(before)
  const has = new Set(mine)
  const retained = theirs.filter((id) => has.has(id) || !had.has(id))
  const isThere = new Set(retained)
  return [...retained, ...mine.filter((id) => !had.has(id) && !isThere.has(id))]
}

function fieldIdOf(part: ItemFormPart): number {
  return Number(part.slice('custom:'.length))
}
