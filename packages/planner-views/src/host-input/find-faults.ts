import { momentOf } from '@throughline/domain/calendar-dates'
import { parseRule, repeats } from '@throughline/domain/recurrence'
import { hasNoTime, isId, itemFieldForms } from '@throughline/domain/tactics'
import type { UncheckedItem } from '@throughline/domain/tactics'

/** The kinds of faults that items of a host have: one for each field that may be left out, and more. */
type FaultKind =
  | keyof typeof itemFieldForms
  | 'no-list'
  | 'no-item'
  | 'id'
  | 'same-id'
  | 'title'
  | 'date'
  | 'all-day'
  | 'order'
  | 'rule'
  | 'channel'
  | 'plans'

/** Input of a host that no view can show as it is. */
export interface InputFault {
  readonly kind: FaultKind
  /** A sentence about the first fault: the value, its effect and the expected form. */
  readonly text: string
  /** Number of further faults of the kind. */
  readonly others: number
}

/** Input to check. */
export interface CheckedInput {
  /** The name of the property that holds the items. */
  readonly prop: string
  /** Or a function that returns them, for a list that only the report needs. */
  readonly items: unknown
  readonly channels: ReadonlyMap<number, unknown>
  readonly currentPlanId: number | undefined
  readonly hasDates: boolean
}

const DATE_FORMS = itemFieldForms.recurrenceEndDate.name

const optionalFields = Object.keys(itemFieldForms).filter(
  (field): field is keyof typeof itemFieldForms => field in itemFieldForms,
)

/** The faults in the items of a host: the first of each kind, and how many more there are. */
export function findFaults(input: CheckedInput): readonly InputFault[] {
  const { prop } = input
  const items: unknown = typeof input.items === 'function' ? input.items() : input.items
  if (!Array.isArray(items)) {
    const text = `${prop} is ${quoted(items)}. Expected an array; pass [] while nothing is loaded.`
    return [{ kind: 'no-list', text, others: 0 }]
  }
  const matches = new Map<FaultKind, { readonly text: string; others: number }>()
  const note = (kind: FaultKind, text: string): void => {
    const first = matches.get(kind)
    if (first === undefined) matches.set(kind, { text, others: 0 })
    else first.others += 1
  }
  const ids = new Set<number>()
  let plan: number | null = null
  const list: readonly unknown[] = items
  for (const [at, item] of list.entries()) {
    if (!isItem(item)) {
      note('no-item', `${prop}[${at}] is ${quoted(item)}, and is left out. Expected an object.`)
      continue
    }
    const { id, planId } = item
    const name = isId(id) ? `${prop}[${at}] (id ${id})` : `${prop}[${at}]`
    if (!isId(id)) {
      note('id', `${name}: id ${quoted(id)} is not a number; it is left out. Expected a number.`)
    } else if (ids.has(id)) {
      note(
        'same-id',
        `${name}: an item before it has the same id; it is left out. Expected an id of its own.`,
      )
    } else ids.add(id)
    for (const [kind, text] of faultsOf(item, input)) note(kind, `${name}: ${text}`)
    if (input.currentPlanId !== undefined || !isId(planId)) continue
    plan ??= planId
    if (planId !== plan) {
      note(
        'plans',
        `${name}: planId ${planId} is not the plan of the items before it, ${plan}. Expected currentPlanId to say which plan is on show.`,
      )
    }
  }
  return [...matches].map(([kind, { text, others }]) => ({ kind, text, others }))
}

function faultsOf(
  item: UncheckedItem,
  { channels, hasDates }: CheckedInput,
): readonly (readonly [FaultKind, string])[] {
  const faults: (readonly [FaultKind, string])[] = []
  const { title, channelId, rrule } = item
  if (typeof title !== 'string') {
    faults.push(['title', `title ${quoted(title)} is not a text. Expected a string.`])
  }
  const values = new Map<string, unknown>(Object.entries(item))
  for (const field of optionalFields) {
    const { isValid, name } = itemFieldForms[field]
    const value = values.get(field) ?? null
    // A view without dates reads none.
    if (value === null || isValid(value) || (field === 'recurrenceEndDate' && !hasDates)) continue
    faults.push([field, `${field} ${quoted(value)} is ignored. Expected ${name}.`])
  }
  // While no channels are loaded, no channel counts as missing.
  if (channels.size > 0 && isId(channelId) && !channels.has(channelId)) {
    const existing = [...channels.keys()].slice(0, 5).join(', ')
    faults.push([
      'channel',
      `channelId ${quoted(channelId)} is not one of the channels; it has the default color. Expected one of ${existing}${channels.size > 5 ? ', …' : ''}.`,
    ])
  }
  if (typeof rrule === 'string' && repeats(rrule) && parseRule(rrule) === null) {
    faults.push([
      'rule',
      `rrule ${quoted(rrule)} is not a rule that days can follow; it is shown once. Expected RFC 5545, such as FREQ=WEEKLY;BYDAY=TU.`,
    ])
  }
  if (hasDates && item.isUnscheduled !== true) faults.push(...dateFaultsOf(item))
  return faults
}

function dateFaultsOf(item: UncheckedItem): readonly (readonly [FaultKind, string])[] {
  const field = (['startDate', 'endDate'] as const).find((each) => momentOf(item[each]) === null)
  if (field !== undefined) {
    return [['date', `${field} ${quoted(item[field])} is not a date. Expected ${DATE_FORMS}.`]]
  }
  const faults: (readonly [FaultKind, string])[] = []
  if ((momentOf(item.endDate) ?? '') < (momentOf(item.startDate) ?? '')) {
    faults.push([
      'order',
      `endDate ${quoted(item.endDate)} is before startDate ${quoted(item.startDate)}; it is shown on its first day. Expected an end that is not before the start.`,
    ])
  }
  if (item.isAllDay === false && hasNoTime(item)) {
    faults.push([
      'all-day',
      `isAllDay is false, and one of its dates has no time; it is shown all day. Expected two dates of the form YYYY-MM-DDTHH:mm:ss.`,
    ])
  }
  return faults
}

function isItem(value: unknown): value is UncheckedItem {
  return typeof value === 'object' && value !== null
}

/** A value as a developer would write it. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  return typeof value === 'object' && value !== null
    ? `of the kind ${Object.prototype.toString.call(value).slice('[object '.length, -1)}`
    : String(value)
}
