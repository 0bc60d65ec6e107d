import { isCivilDate, isCivilDateTime } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from './bench-tactic'
import { channelColors, PLAN_ID } from './generate-plan'

const colorPattern = /^#[\da-f]{6}$/i
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/
const MORNING = 'T08:00:00'

/** A plan from outside. */
export interface ReadPlan {
  /** The month to open on, `YYYY-MM`, if the file names one. */
  readonly month: string | undefined
  readonly tactics: readonly BenchTactic[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a plan from another source: a list of tactics, or an object with such a list as `tactics`
 * (or `items`) and perhaps a `month`.
 *
 * A tactic needs a `startDate` and an `endDate`, as dates or civil date-times. Everything else has
 * a default: `title`, `isAllDay`, `channelId`, `color`, `rrule`, `recurrenceEndDate`. Assigns new
 * ids. A tactic longer than a day counts as all-day, and unscheduled tactics are left out. The
 * plan's own id does not matter: all tactics belong to one plan.
 *
 * @param name of the file, for the messages
 * @throws Error that names the tactic if one cannot be read
 */
export function readPlanFile(text: string, name: string): ReadPlan {
  const parsed: unknown = JSON.parse(text)
  const outer = isFields(parsed) ? parsed : {}
  const list: unknown = Array.isArray(parsed) ? parsed : (outer['tactics'] ?? outer['items'])
  if (!Array.isArray(list)) {
    throw new Error(
      `${name} holds no list of tactics: write a list, or an object with one as "tactics".`,
    )
  }
  const month = outer['month']
  if (month !== undefined && (typeof month !== 'string' || !monthPattern.test(month))) {
    throw new Error(`The "month" in ${name} is no month: write it as 2026-06.`)
  }
  const scheduled = list.filter((entry) => !isFields(entry) || entry['isUnscheduled'] !== true)
  return { month, tactics: scheduled.map((entry, index) => readTactic(entry, index + 1, name)) }
}

function readTactic(entry: unknown, id: number, name: string): BenchTactic {
  if (!isFields(entry)) throw new Error(`Tactic ${id} in ${name} is no object.`)
  const startDate = readDate(entry['startDate'])
  const endDate = readDate(entry['endDate'])
  if (startDate === null || endDate === null || endDate.slice(0, 10) < startDate.slice(0, 10)) {
    throw new Error(
      `Tactic ${id} in ${name} has no dates in order: write startDate and endDate as 2026-06-01 or 2026-06-01T08:00:00.`,
    )
  }
  const isOneDay = startDate.slice(0, 10) === endDate.slice(0, 10)
  const channelId = readId(entry['channelId'])
  const color = readText(entry['color'])
  return {
    id,
    title: `${readText(entry['title']) ?? 'Tactic'} ${id}`,
    channelId,
    typeId: readId(entry['typeId']),
    color:
      color !== null && colorPattern.test(color)
        ? color
        : (channelColors[(channelId - 1) % channelColors.length] ?? '#5B6770'),
    startDate,
    endDate,
    isAllDay: !isOneDay || entry['isAllDay'] === true,
    rrule: readText(entry['rrule']),
    recurrenceEndDate: readDate(entry['recurrenceEndDate']),
    planId: PLAN_ID,
    abbreviatedPlanName: null,
    isFlagged: entry['isFlagged'] === true,
    isInitiative: entry['isInitiative'] === true,
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function readId(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 1
}

function readDate(value: unknown): string | null {
  const text = readText(value)
  if (text === null) return null
  if (isCivilDate(text)) return `${text}${MORNING}`
  return isCivilDateTime(text) ? text : null
}
