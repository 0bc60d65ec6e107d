import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { nearestDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import type { SingleReason } from '@throughline/domain/calendar-events'
import { describeRule, englishRuleLabels, parseRule, repeats } from '@throughline/domain/recurrence'
import type { RecurrenceRule } from '@throughline/domain/recurrence'

import { timeText, englishCalendarBarLabels } from '../calendar-parts'
import type { CalendarEvent, CalendarItem } from '../calendar-parts'

/** Data about an item that a calendar does not draw; the host provides it. */
export interface CalendarItemDetails {
  /** Titles of the initiatives that a tactic belongs to. */
  readonly initiativeNames: readonly string[]
  readonly channelName: string
  readonly typeName: string
  readonly platformNames: readonly string[]
  /** Name of another plan that the item comes from. @default null */
  readonly planName?: string | null | undefined
}

/** Subject of a summary: one occurrence of an item, or an event of a calendar of interest. */
export type SummarySubject =
  | {
      readonly kind: 'item'
      readonly item: CalendarItem
      /** First day of the occurrence. */
      readonly startDay: DayNumber
      /** The day after its last. */
      readonly endDayExclusive: DayNumber
    }
  | { readonly kind: 'event'; readonly event: CalendarEvent }

/** The labels of a summary in English. */
export const englishItemSummaryLabels = defineLabels('ItemSummary', (locale) => ({
  ...labelsIn(locale, englishCalendarBarLabels),
  /** Writes a day. */
  day: (date: CivilDate): string => locale.day(date),
  /** A rule of repeats in words; null for none. */
  repeat: ({ rule, startDay }: { rule: RecurrenceRule | null; startDay: DayNumber }) =>
    describeRule(rule, startDay, labelsIn(locale, englishRuleLabels)),
  topic: 'Topic',
  initiative: 'Initiative',
  channel: 'Channel',
  type: 'Tactic Type',
  platform: 'Platform',
  noPlatform: 'No Platform',
  plan: 'Plan',
  date: 'Date',
  startDate: 'Start Date',
  endDate: 'End Date',
  repeats: 'Repeats',
  endRepeat: 'End Repeat',
  never: 'Never',
  notes: 'Notes',
  noNotes: 'No notes',
  loadingNotes: 'Loading notes',
  notesFailed: 'Error fetching summary.',
  /** Requests the notes again. */
  retryNotes: 'Try again',
  calendar: 'Calendar',
  alsoIn: 'Also in',
  /** Why an event shows less often than its calendar repeats it, behind `repeats`. */
  singleReasons: {
    unreadable_rule: 'Shown once. Its calendar repeats it by a rule that could not be read.',
    several_rules: 'Shown once. Its calendar repeats it by several rules that have no end.',
    excluding_rule:
      'Shown once. Its calendar takes dates out of the series by a rule that has no end.',
    moved_series: 'Shown once. A change to all later dates of the series could not be followed.',
    too_frequent: 'Shown once a day. Its calendar repeats it more than 48 times a day.',
  } satisfies Readonly<Record<SingleReason, string>>,
}))

/** The labels of a summary. */
export interface ItemSummaryLabels extends Readonly<typeof englishItemSummaryLabels> {}

/** One line of a summary. */
export interface SummaryRow {
  readonly id: string
  readonly term: string
  readonly value: string
}

/**
 * Returns the lines of a summary except its notes. The order for items: initiatives, channel, type,
 * platforms, another plan, days of this occurrence, recurrence. Leaves out lines without a value; an item without
 * platforms still has their line.
 *
 * @throws RangeError on a malformed date
 */
export function summaryRowsOf(
  subject: SummarySubject,
  details: CalendarItemDetails | null,
  labels: ItemSummaryLabels,
): readonly SummaryRow[] {
  return (
    subject.kind === 'item'
      ? [
          ...belongingRows(subject.item, details, labels),
          ...dateRows(subject.item, subject.startDay, subject.endDayExclusive, labels),
          ...repeatRows(subject.item, labels),
        ]
      : eventRows(subject.event, labels)
  ).filter(({ value }) => value !== '')
}

function belongingRows(
  item: CalendarItem,
  details: CalendarItemDetails | null,
  labels: ItemSummaryLabels,
): readonly SummaryRow[] {
  if (details === null) return []
  const type = { id: 'type', term: labels.type, value: details.typeName }
  const plan = { id: 'plan', term: labels.plan, value: details.planName ?? '' }
  // An initiative has no channel and no platforms: its category describes it.
  if (item.isInitiative) {
    return [{ id: 'initiative', term: labels.initiative, value: details.typeName }, plan]
  }
  return [
    { id: 'initiative', term: labels.initiative, value: details.initiativeNames.join(', ') },
    { id: 'channel', term: labels.channel, value: details.channelName },
    type,
    {
      id: 'platform',
      term: labels.platform,
      value:
        details.platformNames.length === 0 ? labels.noPlatform : details.platformNames.join(', '),
    },
    plan,
  ]
}

type Timed = Pick<CalendarItem, 'startDate' | 'endDate' | 'isAllDay'>

function dateRows(
  timed: Timed,
  startDay: DayNumber,
  endDayExclusive: DayNumber,
  labels: ItemSummaryLabels,
): readonly SummaryRow[] {
  const [start, end] = [startDay, endDayExclusive - 1].map((day) => labels.day(nearestDateOf(day)))
  const startTime = timeText(timed, false, labels)
  const endTime = timeText({ ...timed, startDate: timed.endDate }, false, labels)
  if (start === end) {
    const times =
      startTime === null || startTime === endTime ? startTime : `${startTime} – ${endTime}`
    return [{ id: 'date', term: labels.date, value: joined(start, times) }]
  }
  return [
    { id: 'start', term: labels.startDate, value: joined(start, startTime) },
    { id: 'end', term: labels.endDate, value: joined(end, endTime) },
  ]
}

function repeatRows(item: CalendarItem, labels: ItemSummaryLabels): readonly SummaryRow[] {
  if (!repeats(item.rrule)) return []
  const rule = labels.repeat({ rule: parseRule(item.rrule), startDay: dayNumberOf(item.startDate) })
  if (rule === null) return []
  const until = item.recurrenceEndDate
  return [
    { id: 'repeats', term: labels.repeats, value: rule },
    {
      id: 'end-repeat',
      term: labels.endRepeat,
      value: until === null ? labels.never : labels.day(until),
    },
  ]
}

function eventRows(event: CalendarEvent, labels: ItemSummaryLabels): readonly SummaryRow[] {
  const startDay = dayNumberOf(event.startDate)
  const endDayExclusive = Math.max(startDay, dayNumberOf(event.endDate)) + 1
  return [
    { id: 'calendar', term: labels.calendar, value: event.calendarName },
    { id: 'also-in', term: labels.alsoIn, value: event.alsoIn.join(', ') },
    ...dateRows(event, startDay, endDayExclusive, labels),
    ...singleReasonRows(event.singleReason ?? null, labels),
  ]
}

function singleReasonRows(
  reason: SingleReason | null,
  labels: ItemSummaryLabels,
): readonly SummaryRow[] {
  if (reason === null) return []
  return [{ id: 'single-reason', term: labels.repeats, value: labels.singleReasons[reason] }]
}

function joined(date: string | undefined, time: string | null): string {
  return time === null ? (date ?? '') : `${date}, ${time}`
}
