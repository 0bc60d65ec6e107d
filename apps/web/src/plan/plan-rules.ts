import { canEditTactic, canMoveTactic, canResizeTactic } from '@throughline/domain/access'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type {
  CalendarItem,
  CalendarItemFacts,
  MoveVerdict,
} from '@throughline/planner-views/calendar-item'
import type { PlanLookup } from './plan-lookup'
import { itemFactsOf } from './plan-access'

/** A new item for the rules of access: in no specific channel. */
const NEW_ITEM = { channelId: 0, isInitiative: true, isRepeating: false, isMonthly: false }

const NOT_FOUND: MoveVerdict = { allowed: false, code: 'not-found' }

/** Rules that views check before they send a request. */
export interface PlanRules {
  /** Returns whether an item lasts whole months, by its type. */
  readonly isMonthly: (item: CalendarItem) => boolean
  readonly movePolicy: (item: CalendarItem, change: 'move' | 'resize') => MoveVerdict
  readonly deletePolicy: (item: CalendarItem) => MoveVerdict
  readonly canCreate: () => MoveVerdict
}

/** Returns the rules of a plan for a user. */
export function planRulesOf(
  access: PlanAccess | null,
  lookup: PlanLookup,
  itemsById: ReadonlyMap<number, TacticListItem>,
): PlanRules {
  const factsOf = ({ id }: CalendarItem) => {
    const item = itemsById.get(id)
    return item === undefined ? null : itemFactsOf(item, lookup.types.get(item.tacticTypeId))
  }
  return {
    isMonthly: (item) => factsOf(item)?.isMonthly ?? false,
    movePolicy: (item, change) => {
      const facts = factsOf(item)
      if (facts === null) return NOT_FOUND
      return change === 'resize' ? canResizeTactic(access, facts) : canMoveTactic(access, facts)
    },
    deletePolicy: (item) => {
      const facts = factsOf(item)
      return facts === null ? NOT_FOUND : canEditTactic(access, facts)
    },
    canCreate: () =>
      access === null ? NOT_FOUND : canEditTactic(access, { ...NEW_ITEM, planId: access.planId }),
  }
}

/** Returns the data that the summary of an item shows in addition to the bar. */
export function summaryFactsOf(
  item: TacticListItem,
  lookup: PlanLookup,
  itemsById: ReadonlyMap<number, TacticListItem>,
): CalendarItemFacts {
  const type = lookup.types.get(item.tacticTypeId)
  const platforms = new Map(type?.tacticPlatforms.map(({ id, name }) => [id, name]))
  return {
    initiativeNames: item.relatedInitiativeIds.flatMap((id) => itemsById.get(id)?.title ?? []),
    channelName: lookup.channels.get(item.channelId)?.name ?? '',
    typeName: type?.name ?? '',
    platformNames: item.tacticPlatformIds.flatMap((id) => platforms.get(id) ?? []),
  }
}

/** Returns the dates of a request. */
export function datesOf({ startDate, endDate, isAllDay }: TacticDates): TacticDates {
  return { startDate, endDate, isAllDay }
}
