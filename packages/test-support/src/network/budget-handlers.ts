import { ROLE_LEVELS } from '@throughline/domain/access'
import { iriOf, type PlanDetail } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import { wireBudgetOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'

/** Budgets by id. */
export type BudgetStore = Map<number, Schemas['Budget']>

/** The budgets that the totals of plans mirror. */
export function mirroredBudgets(plans: readonly PlanDetail[]): readonly Schemas['Budget'][] {
  return plans.flatMap((plan) => (plan.totalBudget === null ? [] : [wireBudgetOf(plan)]))
}

/** Archives the active budgets of a plan, or restores those that this has archived. */
export function switchBudgets(
  { store, budgets }: { readonly store: PlanStore; readonly budgets: BudgetStore },
  planId: number,
  isOn: boolean,
): void {
  for (const budget of budgets.values()) {
    if (budget.planId !== planId || !(isOn ? budget.isArchivedBySwitch : budget.active)) continue
    const version = budget.version + 1
    budgets.set(budget.id, { ...budget, version, active: isOn, isArchivedBySwitch: !isOn })
  }
  mirrorPrimary(store, budgets, planId)
}

/** The plan's total and days are those of its active primary budget. */
function mirrorPrimary(store: PlanStore, budgets: BudgetStore, planId: number): void {
  const main = [...budgets.values()].find(
    (one) => one.planId === planId && one.active && one.isPrimary,
  )
  store.change(planId, () => ({
    totalBudget: main?.value ?? null,
    startDate: main?.startDate ?? null,
    endDate: main?.endDate ?? null,
  }))
}

/** Answers reading and changing the budgets of plans that use them. */
export function budgetHandlers({
  store,
  budgets,
}: {
  readonly store: PlanStore
  readonly budgets: BudgetStore
}): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  const ofPlan = (planId: number) => [...budgets.values()].filter((one) => one.planId === planId)
  const refusalOf = (planId: number | undefined) => {
    const plan = store.plans.find(({ id }) => id === planId)
    if (plan === undefined) return notFound()
    return plan.useBudgets ? null : problemResponse(403, 'forbidden')
  }
  const mirror = (planId: number) => {
    mirrorPrimary(store, budgets, planId)
  }
  const keep = (budget: Schemas['Budget']) => {
    if (budget.active && budget.isPrimary) {
      for (const other of ofPlan(budget.planId)) {
        budgets.set(other.id, { ...other, isPrimary: false })
      }
    }
    budgets.set(budget.id, budget)
    mirror(budget.planId)
    return budget
  }
  return [
    get('/budgets', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const plan = store.plans.find(({ id }) => id === planId)
      if (plan === undefined) return response.untyped(notFound())
      // While budgets are off, admins still read the archived ones.
      if (!plan.useBudgets && plan.access.level > ROLE_LEVELS.admin) {
        return response.untyped(problemResponse(403, 'forbidden'))
      }
      const items = ofPlan(planId)
      return response(200).json({ items, total: items.length })
    }),
    post('/budgets', async ({ request, response }) => {
      const { plan, value, name, startDate = null, endDate = null } = await request.json()
      const planId = idOfReference(plan, 'plans') ?? 0
      const refusal = refusalOf(planId)
      if (refusal !== null) return response.untyped(refusal)
      const stored = store.plans.find(({ id }) => id === planId)
      const budget = {
        ...wireBudgetOf(stored ?? failWithoutPlan(planId)),
        id: 1 + Math.max(900, ...budgets.keys()),
        plan: iriOf('plans', planId),
        value,
        startDate,
        endDate,
        ...(name === undefined ? {} : { name }),
      }
      return response(201).json(keep(budget))
    }),
    put('/budgets/{id}', async ({ request, params, response }) => {
      const budget = budgets.get(Number(params.id))
      const refusal = refusalOf(budget?.planId)
      if (budget === undefined || refusal !== null) {
        return response.untyped(refusal ?? notFound())
      }
      if (request.headers.get('if-match') !== `"${budget.version}"`) {
        return response.untyped(problemResponse(412, 'version_conflict', { current: budget }))
      }
      const { name, value, startDate, endDate, active, isPrimary } = await request.json()
      const changed = {
        ...budget,
        version: budget.version + 1,
        name: name ?? budget.name,
        value: value ?? budget.value,
        startDate: startDate === undefined ? budget.startDate : startDate,
        endDate: endDate === undefined ? budget.endDate : endDate,
        active: active ?? budget.active,
        isPrimary: isPrimary ?? budget.isPrimary,
      }
      return response(200).json(keep(changed))
    }),
    remove('/budgets/{id}', ({ params, response }) => {
      const budget = budgets.get(Number(params.id))
      if (budget === undefined) return response.untyped(notFound())
      budgets.delete(budget.id)
      mirror(budget.planId)
      return response(204).empty()
    }),
  ]
}

function failWithoutPlan(planId: number): never {
  throw new Error(`There is no plan ${planId}.`)
}
