import type { CalendarChannel, CalendarEvent } from '@throughline/planner-views/calendar-item'
import type { QuickCreateChannel } from '@throughline/planner-views/quick-create'

import type { PlannedItem } from './use-plan'

/** The plan that the calendar stands in. */
export const planId = 12

/** What a person may put a tactic into. Nothing new goes to the press from here. */
export const offeredChannels: readonly QuickCreateChannel[] = [
  {
    id: 1,
    name: 'Email',
    color: '#EF482A',
    isLocked: false,
    types: [
      { id: 11, name: 'Newsletter' },
      { id: 12, name: 'Promotional' },
    ],
  },
  {
    id: 2,
    name: 'In store',
    color: '#2E9E5B',
    isLocked: false,
    types: [{ id: 21, name: 'Window' }],
  },
  { id: 3, name: 'Press', color: '#5457D6', isLocked: true, types: [{ id: 31, name: 'Preview' }] },
  {
    id: 4,
    name: 'Paid search',
    color: '#0FA3C7',
    isLocked: false,
    types: [{ id: 41, name: 'Search' }],
  },
  { id: 5, name: 'Initiatives', color: '#64748B', isLocked: true, types: [] },
]

/** The same channels as the views draw them. */
export const channels: ReadonlyMap<number, CalendarChannel> = new Map(
  offeredChannels.map(({ id, name, color }) => [id, { name, color }]),
)

/** Channels that the views are asked about by id. */
export const channelIds = { press: 3, paidSearch: 4, initiatives: 5 } as const

type TacticFields = Pick<PlannedItem, 'id' | 'title' | 'channelId'> &
  Partial<PlannedItem> & { readonly days: readonly [string, string] }

/** A tactic on days of November or December 2026, all-day unless a time is given. */
function tactic({ days: [first, last], ...fields }: TacticFields): PlannedItem {
  return {
    startDate: `2026-${first}T08:00:00`,
    endDate: `2026-${last}T08:00:00`,
    isAllDay: true,
    isUnscheduled: false,
    isFlagged: false,
    isInitiative: fields.channelId === channelIds.initiatives,
    planId,
    abbreviatedPlanName: null,
    rrule: null,
    recurrenceEndDate: null,
    ...fields,
  }
}

/** What is planned at first. */
export const firstItems: readonly PlannedItem[] = [
  tactic({ id: 1, title: 'Holiday Gifting', days: ['11-02', '12-24'], channelId: 5 }),
  tactic({ id: 2, title: 'Always-on brand search', days: ['11-01', '12-31'], channelId: 4 }),
  tactic({ id: 3, title: 'Gift guide launch', days: ['11-09', '11-12'], channelId: 1 }),
  tactic({ id: 4, title: 'Store window reset', days: ['11-16', '11-18'], channelId: 2 }),
  tactic({
    id: 5,
    title: 'Press preview',
    days: ['11-19', '11-19'],
    channelId: 3,
    isAllDay: false,
    startDate: '2026-11-19T10:30:00',
    endDate: '2026-11-19T12:00:00',
  }),
  tactic({
    id: 6,
    title: 'Weekly deals',
    days: ['11-03', '11-03'],
    channelId: 1,
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
  }),
  tactic({
    id: 7,
    title: 'VIP evening',
    days: ['11-18', '11-18'],
    channelId: 2,
    isAllDay: false,
    isFlagged: true,
    startDate: '2026-11-18T17:30:00',
    endDate: '2026-11-18T20:00:00',
  }),
  tactic({ id: 8, title: 'Black Friday mail', days: ['11-27', '11-27'], channelId: 1 }),
]

/** Days of a calendar that the planner follows; nobody moves them. */
export const holidays: readonly CalendarEvent[] = [
  { title: 'Veterans Day', day: '2026-11-11' },
  { title: 'Thanksgiving', day: '2026-11-26' },
].map(({ title, day }) => ({
  key: `${title}:${day}`,
  title,
  startDate: `${day}T00:00:00`,
  endDate: `${day}T00:00:00`,
  isAllDay: true,
  isRepeating: true,
  calendarName: 'US holidays',
  alsoIn: [],
}))

/** Notes of an item as its editor keeps them. */
export const notesHtml = '<p>Agreed with the <strong>store team</strong>.</p>'
