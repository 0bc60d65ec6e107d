import type { PlanDetail } from '@throughline/api-client'
import { isMonthlyKind, type Channel, type TacticType } from '@throughline/domain/channels'
import type { OverstoryDetails, TacticListItem } from '@throughline/domain/tactics'
import type { CalendarChannel } from '@throughline/planner-views/calendar-item'

/** Entities of a plan by their ids, which items refer to. */
export interface PlanLookup {
  /** The plan itself; null until it has loaded. */
  readonly planId: number | null
  readonly channels: ReadonlyMap<number, Channel>
  readonly types: ReadonlyMap<number, TacticType>
  /** Name and color of each channel, for the calendar. */
  readonly visibleChannels: ReadonlyMap<number, CalendarChannel>
  /** Names of the plan and its related plans. */
  readonly planNames: ReadonlyMap<number, string>
  /** Returns whether an item lasts whole months, by its type. */
  readonly isMonthly: (item: Pick<TacticListItem, 'tacticTypeId'>) => boolean
}

/** Reads a plan once into maps, so that no lookup needs a search. */
export function lookupOf(plan: PlanDetail | undefined): PlanLookup {
  const channels = plan?.channels ?? []
  const relatives = plan === undefined ? [] : [plan, ...plan.plans, plan.parent]
  const types = new Map(
    channels.flatMap(({ tacticTypes }) => tacticTypes.map((type) => [type.id, type] as const)),
  )
  return {
    planId: plan?.id ?? null,
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    types,
    isMonthly: ({ tacticTypeId }) => {
      const type = types.get(tacticTypeId)
      return type !== undefined && isMonthlyKind(type.kind)
    },
    visibleChannels: new Map(
      channels.map(({ id, name, uiColor }) => [id, { name, color: uiColor }]),
    ),
    planNames: new Map(
      relatives.flatMap((relative) =>
        relative === null ? [] : [[relative.id, relative.name] as const],
      ),
    ),
  }
}

/** Returns the data that decides whether the overstory shows an item. */
export function overstoryDetailsOf(
  item: Pick<TacticListItem, 'channelId' | 'tacticTypeId'>,
  lookup: PlanLookup,
): OverstoryDetails {
  return {
    channel: lookup.channels.get(item.channelId) ?? null,
    typeKind: lookup.types.get(item.tacticTypeId)?.kind ?? null,
  }
}
