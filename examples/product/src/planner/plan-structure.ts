import type { ItemAccess } from '@throughline/domain/access'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { FlowDetails } from '@throughline/domain/flow'
import type { FormChannel, FormTacticType, ItemFormContext } from '@throughline/domain/item-form'
import type { CalendarChannel } from '@throughline/planner-views/calendar-item'
import type { EditorTag } from '@throughline/planner-views/detail-editor'
import type { QuickCreateChannel } from '@throughline/planner-views/quick-create'

/** The plan of the calendar. */
export const PLAN_ID = 12

/** Ids of channels with their own rules. */
export const channelIds = { inStore: 2, press: 3, paidSearch: 4, initiatives: 5 } as const

/** Access of the user: a contributor who cannot add to the press. */
const access: ItemAccess = {
  planId: PLAN_ID,
  level: 'contributor',
  isAccountActive: true,
  isFrozenForCaller: false,
  canViewBudget: true,
  canEditAllChannels: false,
  channelIds: new Set([1, channelIds.inStore, channelIds.paidSearch]),
}

function channel(
  id: number,
  name: string,
  uiColor: string,
  tacticTypes: readonly FormTacticType[],
): FormChannel {
  return {
    id,
    name,
    uiColor,
    kind: id === channelIds.initiatives ? 'initiatives' : 'standard',
    enableTacticFlagging: id === channelIds.inStore,
    tacticTypes,
  }
}

const formChannels: readonly FormChannel[] = [
  channel(1, 'Email', '#EF482A', [
    { id: 11, name: 'Newsletter' },
    { id: 12, name: 'Promotional' },
  ]),
  channel(2, 'In store', '#2E9E5B', [{ id: 21, name: 'Window' }]),
  channel(3, 'Press', '#2B47F0', [{ id: 31, name: 'Preview' }]),
  channel(4, 'Paid search', '#0FA3C7', [{ id: 41, name: 'Search' }]),
  channel(5, 'Initiatives', '#64748B', [{ id: 51, name: 'Campaign', kind: 'campaign' }]),
]

/** Returns the data for the rules of the editor. Reuse the object until something in it changes. */
export function formContextOf(today: string, weekStartDay: 'sunday' | 'monday'): ItemFormContext {
  return {
    plan: {
      id: PLAN_ID,
      isLead: false,
      useBudgets: true,
      isTacticSummaryFieldEnabled: true,
      ratingPointsType: 'grp',
      weekStartDay,
    },
    channels: formChannels,
    access,
    universalFields: [],
    today: dayNumberOf(today),
  }
}

/** The same channels as the calendars draw them. */
export const channels: ReadonlyMap<number, CalendarChannel> = new Map(
  formChannels.map(({ id, name, uiColor }) => [id, { name, color: uiColor }]),
)

/** The same as a new tactic is put into one of them. */
export const offeredChannels: readonly QuickCreateChannel[] = formChannels.map(
  ({ id, name, uiColor, tacticTypes }) => ({
    id,
    name,
    color: uiColor,
    isLocked: !access.channelIds.has(id),
    types: tacticTypes,
  }),
)

/** Tags of the plan. */
export const tags: readonly EditorTag[] = ['Retention', 'Awareness'].map((title, at) => ({
  id: 61 + at,
  title,
  category: 'Objective',
  categoryName: 'Objective',
  planId: PLAN_ID,
  abbreviatedPlanName: '',
}))

/** The data from which a flow makes its rows. Reuse the object until something in it changes. */
export const flowDetails: FlowDetails = {
  currentPlanId: PLAN_ID,
  channels: formChannels,
  tags: tags.map(({ id, title }, orderIndex) => ({ id, title, category: 'Objective', orderIndex })),
  plans: [{ id: PLAN_ID, name: 'National plan' }],
  hasEmptyRows: true,
}

/** The budget of the plan, and what was spent of it. */
export const budget = {
  total: 60_000,
  actual: 4120,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
} as const
