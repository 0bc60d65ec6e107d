import { canEditTactic, canMoveTactic, canResizeTactic } from '@throughline/domain/access'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type {
  CalendarItem,
  CalendarItemDetails,
  MovePermission,
} from '@throughline/planner-views/calendar-item'
import type { PlanLookup } from './plan-lookup'
import { itemDetailsOf } from './plan-access'

/** A new item for the rules of access: in no specific channel. */
const newItem = { channelId: 0, isInitiative: true, isRepeating: false, isMonthly: false }

const notFound: MovePermission = { allowed: false, code: 'not-found' }

/** Rules that views check before they send a request. */
export interface PlanRules {
  /** Returns whether an item lasts whole months, by its type. */
  readonly isMonthly: (item: CalendarItem) => boolean
  readonly movePolicy: (item: CalendarItem, change: 'move' | 'resize') => MovePermission
  readonly deletePolicy: (item: CalendarItem) => MovePermission
  readonly canCreate: () => MovePermission
}

/** Returns the rules of a plan for a user. */
export function planRulesOf(
  access: PlanAccess | null,
  lookup: PlanLookup,
  itemsById: ReadonlyMap<number, TacticListItem>,
): PlanRules {
  const detailsOf = ({ id }: CalendarItem) => {
    const item = itemsById.get(id)
    return item === undefined ? null : itemDetailsOf(item, lookup.types.get(item.tacticTypeId))
  }
  return {
    isMonthly: (item) => detailsOf(item)?.isMonthly ?? false,
    movePolicy: (item, change) => {
      const details = detailsOf(item)
      if (details === null) return notFound
      return change === 'resize' ? canResizeTactic(access, details) : canMoveTactic(access, details)
    },
    deletePolicy: (item) => {
      const details = detailsOf(item)
      return details === null ? notFound : canEditTactic(access, details)
    },
    canCreate: () =>
      access === null ? notFound : canEditTactic(access, { ...newItem, planId: access.planId }),
  }
}

/** Returns the data that the summary of an item shows in addition to the bar. */
export function summaryDetailsOf(
  item: TacticListItem,
  lookup: PlanLookup,
  itemsById: ReadonlyMap<number, TacticListItem>,
): CalendarItemDetails {
  const type = lookup.types.get(item.tacticTypeId)
  const platforms = new Map(type?.tacticPlatforms.map(({ id, name }) => [id, name]))
  return {
    initiativeNames: item.relatedInitiativeIds.flatMap((id) => itemsById.get(id)?.title ?? []),
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    typeName: type?.name ?? '',
    platformNames: item.tacticPlatformIds.flatMap((id) => platforms.get(id) ?? []),
    planName: item.planId === lookup.planId ? null : lookup.planNames.get(item.planId),
  }
}

/** Returns the dates of a request. */
export function datesOf({ startDate, endDate, isAllDay }: TacticDates): TacticDates {
  return { startDate, endDate, isAllDay }
}
