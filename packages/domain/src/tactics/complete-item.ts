import { isDay, isMoment, momentOf } from '../calendar-dates'
import { itemDefaults } from './tactic'
import type { TacticListItem } from './tactic'
import { PARKED_DATE_TIME } from './tactic-dates'
import type { TacticDates } from './tactic-dates'

type DefaultField = keyof typeof itemDefaults

/**
 * An item as a product has it. A field that it leaves out has its usual value, see
 * {@link itemDefaults}. Dates are civil: `YYYY-MM-DD` for whole days, or `YYYY-MM-DDTHH:mm:ss` for
 * times of day, without a zone.
 */
export type ItemInput = Pick<TacticListItem, 'id' | 'title' | 'startDate' | 'endDate'> & {
  readonly [Field in DefaultField]?: TacticListItem[Field] | undefined
} & { readonly abbreviatedPlanName?: string | null | undefined }

/** Fields of an item as they may come from JavaScript: of any kind, or missing. */
export type UncheckedItem = { readonly [Field in keyof TacticListItem]?: unknown }

/** Values for what an item leaves out. */
export interface ItemDefaults {
  /** The plan of an item that names none. */
  readonly planId: number
  /** Whether the item needs dates; a parking lot does not read them. */
  readonly hasDates: boolean
}

/** The form of a field: a test, and its name as in "Expected a number." */
interface FieldForm {
  readonly isValid: (value: unknown) => boolean
  readonly name: string
}

/** Whether a value can name an item or a channel. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

const truth: FieldForm = { isValid: (value) => typeof value === 'boolean', name: 'true or false' }
const amount: FieldForm = { isValid: isId, name: 'a number' }
const text: FieldForm = { isValid: (value) => typeof value === 'string', name: 'a string' }
const ids: FieldForm = {
  isValid: (value) => Array.isArray(value) && value.every(isId),
  name: 'an array of numbers',
}
const date: FieldForm = {
  isValid: (value) => momentOf(value) !== null,
  name: 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss',
}

/** The forms of the fields that an item may leave out. A field of another form counts as left out. */
export const itemFieldForms: Readonly<Record<DefaultField, FieldForm>> = {
  version: amount,
  isAllDay: truth,
  isUnscheduled: truth,
  isFlagged: truth,
  isInitiative: truth,
  isLead: truth,
  isNested: truth,
  planId: amount,
  abbreviatedPlanName: text,
  channelId: amount,
  tacticTypeId: amount,
  tacticPlatformIds: ids,
  tagIds: ids,
  relatedInitiativeIds: ids,
  rrule: text,
  recurrenceEndDate: date,
  estimatedCost: amount,
  actualCost: amount,
  hasSummary: truth,
}

const fieldForms = Object.entries(itemFieldForms)

/** Whether one of an item's dates is a day without a time. */
export function hasNoTime({ startDate, endDate }: UncheckedItem): boolean {
  return isDay(startDate) || isDay(endDate)
}

function isAllDay(item: UncheckedItem): boolean {
  return item.isAllDay === true || hasNoTime(item)
}

/**
 * Returns when an item happens. It is all-day if it says so, or if one of its dates has no time. A
 * missing end is the start.
 *
 * @returns null without a start
 */
export function completeDates(item: UncheckedItem): TacticDates | null {
  const startDate = momentOf(item.startDate)
  if (startDate === null) return null
  return {
    startDate,
    endDate: momentOf(item.endDate) ?? startDate,
    isAllDay: isAllDay(item),
  }
}

/**
 * Returns the fields of an item besides its id, title and dates, with defaults for those that are
 * missing or of another form.
 */
export function withDefaults(item: UncheckedItem): typeof itemDefaults {
  const fields = { ...itemDefaults }
  assignFields(fields, item)
  return fields
}

/**
 * Assigns to fields that exist: adding twenty fields to an object takes ten times as long as copying
 * one that has them.
 */
function assignFields(fields: Record<string, unknown>, item: UncheckedItem): void {
  const provided: Readonly<Record<string, unknown>> = item
  for (const [field, { isValid }] of fieldForms) {
    const value = provided[field]
    if (isValid(value)) fields[field] = value
  }
  fields['isAllDay'] = isAllDay(item)
  fields['recurrenceEndDate'] = momentOf(item.recurrenceEndDate)
}

type ItemField = keyof TacticListItem

/**
 * Creates a test whether an item has these fields in the form that rules and views work with. Who
 * reads no other fields needs no complete copy of such an item.
 */
export function createItemTest<Field extends ItemField>(fields: readonly Field[]) {
  const tests = fields.map((field) => ({ field, isValid: fieldTest(field) }))
  return (source: unknown): source is Pick<TacticListItem, Field> => {
    if (typeof source !== 'object' || source === null) return false
    const item: UncheckedItem = source
    for (const { field, isValid } of tests) if (!isValid(item[field])) return false
    return true
  }
}

function fieldTest(field: ItemField): (value: unknown) => boolean {
  if (field === 'id') return isId
  if (field === 'title') return text.isValid
  if (field === 'startDate' || field === 'endDate') return isMoment
  if (field === 'recurrenceEndDate') return (value) => value === null || isMoment(value)
  const { isValid } = itemFieldForms[field]
  return itemDefaults[field] === null ? (value) => value === null || isValid(value) : isValid
}

interface Completed extends Pick<ItemDefaults, 'planId'> {
  readonly item: TacticListItem | null
}

/** Items in their complete shape, so that each stays the same object in every list. */
const completed = new WeakMap<object, Completed>()
/** The same of items whose dates do not count. */
const completedWithoutDates: typeof completed = new WeakMap()

/**
 * Returns an item in the one shape that rules and views use: the same object if it has that shape,
 * else a copy with defaults for missing fields. The same item gives the same copy again.
 *
 * @param source of a host, so it may be anything
 * @param defaults without a plan for callers that do not read it
 * @returns null if it cannot be shown: without an id, or without a start
 */
export function completeItem(
  source: unknown,
  { planId, hasDates = true }: Partial<ItemDefaults> = {},
): TacticListItem | null {
  if (typeof source !== 'object' || source === null) return null
  const dated = completed.get(source)
  if (dated?.item === source) return dated.item
  const cache = hasDates ? completed : completedWithoutDates
  const existing = cache.get(source)
  if (existing !== undefined && (planId === undefined || existing.planId === planId)) {
    return existing.item
  }
  const defaults = { planId: planId ?? itemDefaults.planId, hasDates }
  if (isComplete(source)) {
    completed.set(source, { planId: defaults.planId, item: source })
    return source
  }
  const item = completedCopy(source, defaults)
  cache.set(source, { planId: defaults.planId, item })
  return item
}

function completedCopy(
  item: UncheckedItem,
  { planId, hasDates }: ItemDefaults,
): TacticListItem | null {
  if (!isId(item.id)) return null
  const isUnscheduled = item.isUnscheduled === true || !hasDates
  const dates = isUnscheduled ? parkedDates : completeDates(item)
  if (dates === null) return null
  const copy = { ...blankItem }
  assignFields(copy, item)
  copy.id = item.id
  copy.title = typeof item.title === 'string' ? item.title : ''
  copy.startDate = dates.startDate
  copy.endDate = dates.endDate
  copy.isUnscheduled = isUnscheduled
  if (!isId(item.planId)) copy.planId = planId
  copyFurtherFields(copy, item)
  return copy
}

/** Fields that only the host knows. */
function copyFurtherFields(
  copy: Record<string, unknown>,
  item: Readonly<Record<string, unknown>>,
): void {
  for (const key of Object.keys(item)) if (!(key in copy)) copy[key] = item[key]
}

/** Every field of an item. */
const blankItem: TacticListItem = {
  ...itemDefaults,
  id: 0,
  title: '',
  startDate: PARKED_DATE_TIME,
  endDate: PARKED_DATE_TIME,
}

const isComplete = createItemTest(
  Object.keys(blankItem).filter((field): field is ItemField => field in blankItem),
)

const parkedDates = { startDate: PARKED_DATE_TIME, endDate: PARKED_DATE_TIME } as const

/** Returns the id of the current plan: the host's, else the first plan that an item names. */
export function planOf(currentPlanId: number | undefined, items: unknown): number {
  if (currentPlanId !== undefined) return currentPlanId
  const list: readonly unknown[] = Array.isArray(items) ? items : []
  for (const item of list) {
    const planId =
      typeof item === 'object' && item !== null && 'planId' in item ? item.planId : null
    if (isId(planId)) return planId
  }
  return itemDefaults.planId
}
