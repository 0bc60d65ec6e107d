import type { Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { wirePlanOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'

export interface PlanSettingsHandlersOptions {
  readonly store: PlanStore
  /** The items by id. */
  readonly stored: ReadonlyMap<number, Tactic>
  /** The calendars of interest that the plan shows from now on. */
  readonly onSelect: (subscriptionIds: readonly number[]) => void
  /** A plan begins or ceases to use budgets. */
  readonly onSwitchBudgets: (planId: number, isOn: boolean) => void
}

/** Handlers of changes of plans, and of the uses of their settings. */
export function planSettingsHandlers({
  store,
  stored,
  onSelect,
  onSwitchBudgets,
}: PlanSettingsHandlersOptions): readonly RequestHandler[] {
  const { get, put, patch } = contractHttp
  const find = (id: string) => store.plans.find((plan) => plan.id === Number(id))
  return [
    put('/plans/{id}', async ({ request, params, response }) => {
      const plan = find(params.id)
      if (plan === undefined) return response.untyped(notFound())
      if (request.headers.get('if-match') !== `"${plan.version}"`) {
        const current = wirePlanOf(plan)
        return response.untyped(problemResponse(412, 'version_conflict', { current }))
      }
      const body = await request.json()
      const named = [
        'name',
        'weekStartDay',
        'useBudgets',
        'totalBudget',
        'startDate',
        'endDate',
        'useDashboards',
        'isTacticSummaryFieldEnabled',
      ] as const
      const changes = Object.fromEntries(
        named.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
      )
      if (body.subscriptionIds !== undefined) onSelect(body.subscriptionIds)
      store.change(plan.id, () => changes)
      if (body.useBudgets !== undefined) onSwitchBudgets(plan.id, body.useBudgets)
      return response(200).json(wirePlanOf(find(params.id) ?? plan))
    }),
    patch('/plan/{id}', async ({ request, params, response }) => {
      const plan = find(params.id)
      if (plan === undefined) return response.untyped(notFound())
      const { freeze } = await request.json()
      return response(200).json(wirePlanOf(store.change(plan.id, () => ({ freeze }))))
    }),
    get('/plans/{id}/usage', ({ params, response }) => {
      if (find(params.id) === undefined) return response.untyped(notFound())
      const items = [...stored.values()]
      const own = items.filter(({ planId }) => planId === Number(params.id))
      return response(200).json({
        tacticTypes: countsOf(own.map(({ tacticTypeId }) => tacticTypeId)),
        linkedTactics: linkedTacticsOf(items, own),
        tags: countsOf(items.flatMap(({ tagIds }) => tagIds)),
        tacticPlatforms: countsOf(items.flatMap(({ tacticPlatformIds }) => tacticPlatformIds)),
        tacticFields: countsOf(
          items.flatMap(({ typeValues }) => typeValues.map(({ tacticFieldId }) => tacticFieldId)),
        ),
      })
    }),
  ]
}

function countsOf(ids: readonly number[]): Schemas['UsageCount'][] {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}

/** Returns the linked tactics of each type of initiatives, with the first three titles. */
function linkedTacticsOf(
  items: readonly Tactic[],
  own: readonly Tactic[],
): Schemas['LinkedTactics'][] {
  return [...new Set(own.map(({ tacticTypeId }) => tacticTypeId))].flatMap((id) => {
    const ids = new Set(own.filter((item) => item.tacticTypeId === id).map((item) => item.id))
    const linked = items.filter(
      ({ tacticTypeId, relatedInitiativeIds }) =>
        tacticTypeId !== id && relatedInitiativeIds.some((initiative) => ids.has(initiative)),
    )
    const titles = linked.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))
    return linked.length === 0 ? [] : [{ id, count: linked.length, titles: titles.slice(0, 3) }]
  })
}
