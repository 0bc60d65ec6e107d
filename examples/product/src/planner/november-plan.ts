import { itemDefaults } from '@throughline/domain/tactics'
import type { CalendarEvent } from '@throughline/planner-views/calendar-item'

import { channelIds, PLAN_ID } from './plan-structure'
import type { PlannedItem } from './planned-item'

type TacticFields = Pick<PlannedItem, 'id' | 'title' | 'channelId'> &
  Partial<PlannedItem> & { readonly days: readonly [string, string] }

/** Returns a tactic on days of November or December 2026, all-day by default. */
function tactic({ days: [first, last], ...fields }: TacticFields): PlannedItem {
  return {
    ...itemDefaults,
    startDate: `2026-${first}T08:00:00`,
    endDate: `2026-${last}T08:00:00`,
    isInitiative: fields.channelId === channelIds.initiatives,
    planId: PLAN_ID,
    // Types are numbered by their channel.
    tacticTypeId: fields.channelId * 10 + 1,
    summary: '<p>Agreed with the <strong>store team</strong>.</p>',
    approvalNumber: '',
    ...fields,
  }
}

/** The initial items. */
export const firstItems: readonly PlannedItem[] = [
  tactic({ id: 1, title: 'Holiday Gifting', days: ['11-02', '12-24'], channelId: 5 }),
  tactic({ id: 2, title: 'Always-on brand search', days: ['11-01', '12-31'], channelId: 4 }),
  tactic({
    id: 3,
    title: 'Gift guide launch',
    days: ['11-09', '11-12'],
    channelId: 1,
    relatedInitiativeIds: [1],
    tagIds: [62],
    estimatedCost: 4500,
    actualCost: 4120,
    approvalNumber: 'A-1041',
  }),
  tactic({
    id: 4,
    title: 'Store window reset',
    days: ['11-16', '11-18'],
    channelId: 2,
    relatedInitiativeIds: [1],
  }),
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
  tactic({
    id: 8,
    title: 'Black Friday mail',
    days: ['11-27', '11-27'],
    channelId: 1,
    tacticTypeId: 12,
    tagIds: [61],
  }),
]

/** Days of a calendar that the planner follows; users cannot move them. */
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
