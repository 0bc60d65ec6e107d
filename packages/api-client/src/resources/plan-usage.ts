import type { ApiClient } from '../client'
import { unwrap } from '../client'

/** Numbers of items, by the id of the setting that they use. Unused settings are left out. */
type Counts = ReadonlyMap<number, number>

/** Tactics that lose a link when something is deleted. */
interface LinkedTactics {
  readonly count: number
  /** The first titles of those that the user may see. */
  readonly titles: readonly string[]
}

/** How many items use the settings of a plan. */
export interface PlanUsage {
  readonly tacticCountByType: Counts
  /** Tactics that are linked with initiatives, by the type of the initiatives. */
  readonly linkedTacticsByType: ReadonlyMap<number, LinkedTactics>
  readonly tacticCountByTag: Counts
  readonly tacticCountByPlatform: Counts
  /** Items that have a value of the field. */
  readonly valueCountByField: Counts
}

/**
 * Counts the uses of a plan's settings, without deleted items.
 *
 * @throws ApiError of kind `forbidden` below admin
 */
export async function readPlanUsage(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<PlanUsage> {
  const answer = await unwrap(
    client.http.GET('/plans/{id}/usage', {
      params: { path: { id: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return {
    tacticCountByType: countsOf(answer.tacticTypes),
    linkedTacticsByType: new Map(
      answer.linkedTactics.map(({ id, count, titles }) => [id, { count, titles }]),
    ),
    tacticCountByTag: countsOf(answer.tags),
    tacticCountByPlatform: countsOf(answer.tacticPlatforms),
    valueCountByField: countsOf(answer.tacticFields),
  }
}

function countsOf(counts: readonly { readonly id: number; readonly count: number }[]): Counts {
  return new Map(counts.map(({ id, count }) => [id, count]))
}
