import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from '../plan/bench-tactic'
import type { PlanSource } from '../plan/plan-source'
import { createRandom, integerBetween } from '../plan/random'

/** A tactic with its row and its costs, as the product's own API sends it. */
export interface FlowTactic extends BenchTactic {
  /** Of its row: no two channels share one. */
  readonly tacticTypeId: number
  readonly tagIds: readonly number[]
  readonly relatedInitiativeIds: readonly number[]
  readonly isUnscheduled: boolean
  /** Whole dollars. */
  readonly estimatedCost: number
  /** Whole dollars; null until there is an actual cost. */
  readonly actualCost: number | null
}

/** A channel with a row for each of its types. */
interface FlowChannelRows {
  readonly channelId: number
  /** Unique among all sections and rows. */
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
  readonly rows: readonly { readonly typeId: number; readonly name: string }[]
}

/** The plain data that every competitor receives. */
export interface FlowPlan {
  /** The days of the timeline since 1970-01-01, half-open: a year. */
  readonly firstDay: number
  readonly endDay: number
  readonly tactics: readonly FlowTactic[]
  /** The same for every size of a plan. */
  readonly sections: readonly FlowChannelRows[]
}

const SEED = 120_365

/** One size of a plan in the year of its first month, with costs that are the same on every machine. */
export function flowPlanOf(
  { months, planOf, tacticCounts }: PlanSource,
  tacticCount: number,
): FlowPlan {
  const year = Number(months[0]?.slice(0, 4))
  const sections = sectionsOf(planOf(tacticCounts.at(-1) ?? tacticCount))
  const typeIds = new Map(
    sections.flatMap(({ rows }) => rows.map(({ typeId, name }) => [name, typeId] as const)),
  )
  const random = createRandom(SEED + tacticCount)
  const tactics = planOf(tacticCount).map((tactic) => {
    const estimatedCost = integerBetween(random, 1, 40) * 250
    const isSpent = random() < 0.6
    // The plan itself is every part's, and stays as it is.
    return Object.assign({}, tactic, {
      tacticTypeId: typeIds.get(rowName(tactic)) ?? 0,
      tagIds: [],
      relatedInitiativeIds: [],
      isUnscheduled: false,
      estimatedCost,
      actualCost: isSpent ? estimatedCost + integerBetween(random, -20, 20) * 10 : null,
    })
  })
  return {
    firstDay: dayNumberOf(`${year}-01-01`),
    endDay: dayNumberOf(`${year + 1}-01-01`),
    tactics,
    sections,
  }
}

function sectionsOf(plan: readonly BenchTactic[]): readonly FlowChannelRows[] {
  const channels = new Map<number, { color: string; types: Map<number, string> }>()
  for (const tactic of plan) {
    const { channelId, typeId, color } = tactic
    const channel = channels.get(channelId) ?? { color, types: new Map<number, string>() }
    channel.types.set(typeId, rowName(tactic))
    channels.set(channelId, channel)
  }
  let rowCount = 0
  return [...channels]
    .sort(([a], [b]) => a - b)
    .map(([channelId, { color, types }]) => ({
      channelId,
      name: `Channel ${channelId}`,
      color,
      rows: [...types]
        .sort(([a], [b]) => a - b)
        .map(([, name]) => {
          rowCount += 1
          return { typeId: rowCount, name }
        }),
    }))
}

function rowName({ channelId, typeId }: Pick<BenchTactic, 'channelId' | 'typeId'>): string {
  return `Type ${channelId}.${typeId}`
}
