import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'

/** When a quickly created item happens. */
export interface QuickCreateDates {
  readonly startDate: CivilDateTime
  /** Of an all-day item its last day; of a timed one the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
}

/** Every text of the popover. */
export interface QuickCreateLabels {
  readonly heading: string
  /** When it is, under the heading. */
  readonly dates: (dates: QuickCreateDates) => string
  readonly title: string
  readonly titleRequired: string
  readonly channel: string
  readonly chooseChannel: string
  readonly noChannels: string
  readonly lockedChannel: string
  readonly type: string
  readonly chooseType: string
  readonly typeRequired: string
  readonly create: string
  readonly more: string
}

/** The labels in English. */
export const englishQuickCreateLabels: QuickCreateLabels = {
  heading: 'New tactic',
  dates: ({ startDate, endDate, isAllDay }) => {
    const [start, end] = [startDate, endDate].map((date) => formatShortDate(date))
    if (start !== end) return `${start} – ${end}`
    const [from, to] = [startDate, endDate].map((date) => date.slice(11, 16))
    if (isAllDay) return `${start}, all day`
    return from === to ? `${start}, ${from}` : `${start}, ${from} – ${to}`
  },
  title: 'Title',
  titleRequired: 'Enter a title.',
  channel: 'Channel',
  chooseChannel: 'Choose a channel',
  noChannels: 'This plan has no channels',
  lockedChannel: 'You have no edit rights here',
  type: 'Tactic type',
  chooseType: 'Choose a type',
  typeRequired: 'Choose a tactic type.',
  create: 'Create',
  more: 'More options',
}
