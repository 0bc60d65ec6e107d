import { defineLabels } from '@throughline/domain/locale'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'

/** When a quickly created item happens. */
export interface QuickCreateDates {
  readonly startDate: CivilDateTime
  /** Of an all-day item its last day; of a timed one the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
}

/** The labels in English. */
export const englishQuickCreateLabels = defineLabels('QuickCreate', (locale) => ({
  heading: 'New tactic',
  /** When it is, under the heading. */
  dates: ({ startDate, endDate, isAllDay }: QuickCreateDates) => {
    const [start, end] = [startDate, endDate].map((date) => locale.day(date))
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
}))

/** Every text of the popover. */
export interface QuickCreateLabels extends Readonly<typeof englishQuickCreateLabels> {}
