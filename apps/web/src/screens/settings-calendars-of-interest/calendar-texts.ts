import type {
  Calendar,
  CalendarReport,
  CalendarUses,
  CalendarWarnings,
} from '@throughline/api-client'
import { dayNumberOf, formatShortDate, type DayNumber } from '@throughline/domain/calendar-dates'
import { countText, isolateText } from '@throughline/domain/messages'
import { civilAt } from '@throughline/domain/zone-clock'
import { instantMs } from '../../platform/clock'

/** Current day and time zone of the user. */
export interface ViewerTime {
  readonly today: DayNumber
  /** IANA name. */
  readonly timeZone: string
}

/** Text below the name of a calendar. */
export interface CalendarStatus {
  readonly text: string
  /** Whether the server could not read the calendar. */
  readonly isProblem: boolean
}

/** Returns the text below the name of a calendar. `isVisible` is the user's choice. */
export function statusOf(
  { report }: Pick<Calendar, 'report'>,
  isVisible: boolean,
  time: ViewerTime,
): CalendarStatus {
  if (report === null) return { text: isVisible ? '' : 'not shown', isProblem: false }
  if (report.problem !== null) return { text: problemText(report, time), isProblem: true }
  const parts = [
    countText(report.eventCount, 'event'),
    isVisible ? ageText(report, time) : 'not shown',
    ...warningTexts(report),
  ]
  return { text: parts.join(' · '), isProblem: false }
}

function ageText({ isCalculated, fetchedAt }: CalendarReport, time: ViewerTime): string {
  if (isCalculated) return 'always current'
  if (fetchedAt === null) return 'not read yet'
  const { day, text } = localTime(fetchedAt, time)
  if (day === time.today) return `refreshed today ${text.slice(11, 16)}`
  if (day === time.today - 1) return `refreshed yesterday ${text.slice(11, 16)}`
  return `refreshed ${formatShortDate(text)}`
}

function problemText(report: CalendarReport, time: ViewerTime): string {
  const { failingSince } = report
  const since =
    failingSince === null ? '' : ` since ${formatShortDate(localTime(failingSince, time).text)}`
  return `Could not be read${since}: ${reasonOf(report)}`
}

/** Returns why a calendar could not be read, as the end of a sentence. */
export function reasonOf({
  problem,
  statusCode,
}: Pick<CalendarReport, 'problem' | 'statusCode'>): string {
  switch (problem) {
    case 'unsafe':
      return 'calendars cannot be fetched from its address'
    case 'unreadable':
      return 'what the address answers is no calendar'
    case 'outdated':
      return 'it is written in vCalendar 1.0'
    case 'incomplete':
      return 'it breaks off, so the earlier events are shown'
    case 'unreachable':
    case null:
    default:
      return statusCode === null
        ? 'the address does not answer'
        : `the address answers ${statusCode}`
  }
}

function localTime(instant: string, { timeZone }: ViewerTime) {
  const text = civilAt(timeZone, instantMs(instant))
  return { text, day: dayNumberOf(text) }
}

/**
 * Returns the warnings about a calendar that the plan shows nevertheless, one text for each kind.
 */
export function warningTexts({ warnings, singleEvents }: CalendarWarnings): readonly string[] {
  return [...warnings.map(warningText), ...singleTexts(singleEvents)]
}

function warningText({ code, count, names }: CalendarWarnings['warnings'][number]): string {
  switch (code) {
    case 'incomplete':
      return count === 0 ? 'it breaks off' : `it breaks off: ${countText(count, 'event')} left out`
    case 'undated_events':
      return `${countText(count, 'event')} without a date left out`
    case 'unknown_zone':
      return `${countText(count, 'event')} in an unknown time zone: ${names.map(isolateText).join(', ')}`
    case 'undescribed_zone':
    default:
      return `${countText(count, 'event')} repeated in UTC: ${names.map(isolateText).join(', ')}`
  }
}

function singleTexts(singleEvents: CalendarWarnings['singleEvents']): readonly string[] {
  const sum = (isFrequent: boolean) =>
    singleEvents
      .filter(({ reason }) => (reason === 'too_frequent') === isFrequent)
      .reduce((total, { count }) => total + count, 0)
  const [once, daily] = [sum(false), sum(true)]
  const rules = once === 1 ? 'its rule is' : 'their rules are'
  return [
    ...(once === 0 ? [] : [`${countText(once, 'event')} shown once, ${rules} not followed`]),
    ...(daily === 0 ? [] : [`${countText(daily, 'event')} shown once a day`]),
  ]
}

/** Number of plans that the question names; it counts the others. */
const MAX_NAMED_PLANS = 5

/** Returns which plans a deletion affects. */
export function deletionText({ isStandard, shownBy }: Pick<Calendar, 'isStandard' | 'shownBy'>) {
  if (isStandard) {
    return 'It is a standard calendar: it disappears from the plans of every account, with its events.'
  }
  if (shownBy === null) return 'It disappears from every plan that shows it, with its events.'
  const { names, count } = namesOf(shownBy)
  if (count === 0) return 'No plan shows it. Its events are deleted with it.'
  const verb = count === 1 ? 'shows' : 'show'
  const where = count === 1 ? 'there' : 'from all of them'
  return `${names} ${verb} it. It disappears ${where}, with its events.`
}

function namesOf({ plans, otherCount }: CalendarUses) {
  const named = plans.slice(0, MAX_NAMED_PLANS).map(({ name }) => isolateText(name))
  const others = plans.length - named.length + otherCount
  const parts = [
    ...named,
    ...(others === 0 ? [] : [countText(others, named.length === 0 ? 'plan' : 'other plan')]),
  ]
  const last = parts.pop() ?? ''
  const names = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
  return { names, count: plans.length + otherCount }
}
