import { idOfIri } from '@throughline/api-client'
import { NEW_PLAN_NAME, abbreviatePlanName } from '@throughline/domain/plans'
import type { Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildPlan, wirePlanOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'

export interface PlanLifecycleHandlersOptions {
  readonly store: PlanStore
  /** The items by id. */
  readonly stored: ReadonlyMap<number, Tactic>
  /** The counts of a plan's contents, except its channels, types and items. @default 0 of each */
  readonly contents?: Partial<Schemas['PlanContents']>
  /** Name of the person who uses the page. */
  readonly personName: string
}

const nothing: Schemas['PlanContents'] = {
  channels: 0,
  tacticTypes: 0,
  tactics: 0,
  initiatives: 0,
  tags: 0,
  documents: 0,
  budgets: 0,
  dashboards: 0,
  calendars: 0,
  savedViews: 0,
  people: 0,
  nestedPlans: [],
}

/** Handlers that create, rename, delete and restore plans. They do not check permissions. */
export function planLifecycleHandlers({
  store,
  stored,
  contents = {},
  personName,
}: PlanLifecycleHandlersOptions): readonly RequestHandler[] {
  const { get, put, post, delete: remove } = contractHttp
  const find = (id: string | number) => store.plans.find((plan) => plan.id === Number(id))
  let lastId = Math.max(0, ...store.plans.map(({ id }) => id)) + 100
  return [
    post('/plans', async ({ request, response }) => {
      const { type, name = NEW_PLAN_NAME, account, parent } = await request.json()
      const parentId = parent === undefined || parent === null ? 0 : numberOf(parent, 'plans')
      const lead = find(parentId)
      lastId += 1
      const plan = buildPlan({
        id: lastId,
        name,
        abbreviatedName: abbreviatePlanName(name),
        type,
        accountId: numberOf(account, 'accounts'),
        plans: [],
        isLead: false,
        isNested: lead !== undefined,
        parentId,
        parent:
          lead === undefined
            ? null
            : { id: lead.id, name: lead.name, abbreviatedName: lead.abbreviatedName, roleId: 4 },
      })
      store.add(plan)
      if (lead !== undefined) {
        const nested = { id: plan.id, name, abbreviatedName: plan.abbreviatedName, roleId: 4 }
        store.change(lead.id, (before) => ({
          plans: [...before.plans, nested],
          isLead: true,
          type: 'Master',
        }))
      }
      return response(201).json(wirePlanOf(plan))
    }),
    put('/update-plan-name/{id}', async ({ request, params, response }) => {
      const plan = find(params.id)
      if (plan === undefined) return response.untyped(notFound())
      const version = request.headers.get('if-match')
      if (version !== null && version !== `"${plan.version}"`) {
        const current = wirePlanOf(plan)
        return response.untyped(problemResponse(412, 'version_conflict', { current }))
      }
      const name = (await request.json()).name.trim()
      if (name === plan.name) return response(200).json(wirePlanOf(plan))
      const abbreviatedName = abbreviatePlanName(name)
      return response(200).json(
        wirePlanOf(store.change(plan.id, () => ({ name, abbreviatedName }))),
      )
    }),
    get('/plans/{id}/contents', ({ params, response }) => {
      const plan = find(params.id)
      if (plan === undefined) return response.untyped(notFound())
      const own = [...stored.values()].filter(({ planId }) => planId === plan.id)
      const channels = plan.channels.filter(({ planId }) => planId === plan.id)
      return response(200).json({
        ...nothing,
        channels: channels.length,
        tacticTypes: channels.flatMap(({ tacticTypes }) => tacticTypes).length,
        tactics: own.filter(({ isInitiative }) => !isInitiative).length,
        initiatives: own.filter(({ isInitiative }) => isInitiative).length,
        nestedPlans: plan.plans
          .filter(({ id }) => find(id) !== undefined)
          .map(({ id, name }) => ({ id, name })),
        ...contents,
      })
    }),
    remove('/plans/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => find(id) === undefined)) return response.untyped(notFound())
      for (const id of ids) store.remove(id, personName)
      return response(204).empty()
    }),
    get('/deleted-plans', ({ query, response }) => {
      const items = store
        .deleted()
        .filter(({ accountId }) => accountId === Number(query.get('account')))
      return response(200).json({ items, total: items.length })
    }),
    post('/plans/{id}/restore', ({ params, response }) => {
      const plan = find(params.id) ?? store.restore(Number(params.id))
      return plan === undefined
        ? response.untyped(notFound())
        : response(200).json(wirePlanOf(plan))
    }),
  ]
}

function numberOf(reference: number | string, collection: 'accounts' | 'plans'): number {
  return typeof reference === 'number' ? reference : idOfIri(reference, collection)
}
