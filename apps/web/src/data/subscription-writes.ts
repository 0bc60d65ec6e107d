import {
  createCalendar,
  deleteCalendar,
  isApiError,
  listCalendars,
  readPlan,
  refreshCalendar,
  updateCalendar,
  updatePlan,
  type ApiClient,
  type Calendar,
  type CalendarDraft,
  type PlanDetail,
} from '@throughline/api-client'
import { mergeSelections } from './calendar-selection'
import { useSettingsWrite } from './settings-writes'
import { onSeenVersion } from './core/record-versions'

/** A choice of calendars for a plan. */
export interface CalendarSelection {
  readonly plan: PlanDetail
  /** The calendars at the start of the choice. */
  readonly calendars: readonly Calendar[]
  readonly selectedIds: readonly number[]
}

/**
 * Chooses the visible calendars of interest of a plan, in the order of their list. If the plan or
 * the list has changed meanwhile, applies the choice on top of that change.
 */
export function useSelectCalendars(
  planId: number,
): (selection: CalendarSelection) => Promise<PlanDetail> {
  return useSettingsWrite(planId, { send: select, refreshes: readsOfPlan })
}

async function select(
  client: ApiClient,
  { plan, calendars, selectedIds }: CalendarSelection,
): Promise<PlanDetail> {
  try {
    return await updatePlan(client, plan, { subscriptionIds: inOrder(calendars, selectedIds) })
  } catch (error) {
    if (!isApiError(error, 'conflict') && !isApiError(error, 'invalid')) throw error
    const [newest, newestCalendars] = await Promise.all([
      readPlan(client, plan.id),
      listCalendars(client, { planId: plan.id, accountId: plan.accountId }),
    ])
    const merged = mergeSelections({
      before: selectedOf(calendars),
      mine: selectedIds,
      theirs: selectedOf(newestCalendars),
    })
    return updatePlan(client, newest, { subscriptionIds: inOrder(newestCalendars, merged) })
  }
}

/** Returns the ids of the visible calendars of a plan, ascending. */
export function selectedOf(calendars: readonly Calendar[]): readonly number[] {
  return calendars
    .filter(({ isSelected }) => isSelected)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
}

/** Returns the chosen calendars in the order of a list, without deleted ones. */
function inOrder(calendars: readonly Calendar[], ids: readonly number[]): readonly number[] {
  return calendars.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
}

const readsOfPlan = (planId: number) => [['subscriptions', planId]]

/** Calendars belong to the account, so every plan shows the change. */
const readsOfAllPlans = () => [['subscriptions']]

/**
 * Returns a function that adds a custom calendar to the account of a plan. The plan does not show
 * it yet.
 */
export function useAddCalendar(planId: number): (draft: CalendarDraft) => Promise<Calendar> {
  return useSettingsWrite(planId, { send: createCalendar, refreshes: readsOfAllPlans })
}

/** Changes of a calendar. Omitted properties stay unchanged. */
export interface CalendarChange {
  /** As the user saw it. */
  readonly calendar: Calendar
  readonly changes: { readonly name?: string; readonly address?: string }
}

/** Returns a function that changes the name or the address of a calendar. */
export function useChangeCalendar(planId: number): (change: CalendarChange) => Promise<Calendar> {
  return useSettingsWrite(planId, {
    send: onSeenVersion(
      'subscriptions',
      ({ calendar }: CalendarChange) => calendar,
      (client, { calendar, changes }, version) =>
        updateCalendar(client, calendar.id, changes, version),
    ),
    refreshes: readsOfAllPlans,
  })
}

/**
 * Makes the server fetch a calendar again. Also resolves if that fails; the calendar then contains
 * a report.
 */
export function useRefreshCalendar(planId: number): (id: number) => Promise<Calendar> {
  return useSettingsWrite(planId, { send: refreshCalendar, refreshes: readsOfAllPlans })
}

/** Returns a function that deletes a calendar, also from every other plan that shows it. */
export function useDeleteCalendar(planId: number): (id: number) => Promise<void> {
  return useSettingsWrite(planId, { send: deleteCalendar, refreshes: readsOfAllPlans })
}
