import {
  names,
  gone,
  done,
  pick,
  subset,
  versionFor,
  keyFor,
  visibleTags,
  initiativesFor,
  answer,
} from './call-choice'
import type { Planner } from './call-choice'
import { areInitiatives, areTagsVisible, planCreation, readBudget, readPlan } from './creations'
import { blockedFor, isVisible, mirrorPrimary, refusalOf, yieldPrimary } from './plan-state'
import type { BudgetBody } from './creations'
import type { Budget, Person, PlanState } from './plan-state'
import type { Json } from './readings'

/** The fields of a budget that a change may set. */
type BudgetChange = Partial<Omit<BudgetBody, 'plan' | 'channels'>> & { readonly active?: boolean }

export const createBudget: Planner = (state, input) => {
  const { person, a, b, c } = input
  const body = {
    plan: `/api/plans/${state.id}`,
    name: pick(names, a) ?? '',
    value: 1_000 * (1 + (b % 3)),
    ...(c % 3 === 0 ? { isPrimary: c % 2 === 0 } : {}),
    tags: subset(visibleTags(state, person), a % 4),
    channels: subset(state.channels.keys(), b % 3),
    initiatives: subset(initiativesFor(state, person), c % 4),
  }
  return planCreation('createBudget', person, body, keyFor(state, input))
}

export const changeBudget: Planner = (state, input) => {
  const { person, a, b, c } = input
  const budget = pick(state.budgets.values(), a)
  if (budget === undefined) return null
  const { id } = budget
  const version = versionFor(budget.version, input)
  const tags = subset(visibleTags(state, person), c)
  const initiatives = subset(initiativesFor(state, person), c)
  const bodies: readonly BudgetChange[] = [
    { value: 500 + c },
    { name: pick(names, c) ?? '' },
    { active: c % 2 === 0 },
    { isPrimary: true },
    { tags },
    { initiatives },
  ]
  const body = pick(bodies, b) ?? {}
  return {
    person,
    text: `changes budget ${id} at version ${version}: ${JSON.stringify(body)}`,
    method: 'PUT',
    url: `/api/budgets/${id}`,
    headers: { 'if-match': `"${version}"` },
    body,
    predict(current, { json }) {
      const stored = current.budgets.get(id)
      if (stored === undefined) return gone
      const refusal = refusalOf(current, person, 'edit budgets')
      if (refusal !== null) return { status: refusal }
      if (stored.version !== version) return { status: 412 }
      const isValid =
        areInitiatives(current, person, body.initiatives ?? []) &&
        areTagsVisible(current, person, body.tags ?? [])
      if (!isValid) return { status: 422 }
      writeBudget(current, person, stored, body)
      return answer(200, readBudget(current, person, id, json ?? {}))
    },
  }
}

/** A change keeps the purposes that the person may not see. */
function writeBudget(state: PlanState, person: Person, budget: Budget, body: BudgetChange): void {
  const blocked = blockedFor(state, person)
  budget.isActive = body.active ?? budget.isActive
  if (budget.isActive && body.isPrimary === true) {
    yieldPrimary(state, budget.id)
    budget.isPrimary = true
  }
  if (!budget.isActive) budget.isPrimary = false
  budget.value = body.value ?? budget.value
  budget.name = body.name ?? budget.name
  if (body.tags !== undefined) {
    const hidden = [...budget.tagIds].filter((id) => blocked.has(id))
    budget.tagIds = new Set([...body.tags, ...hidden])
  }
  if (body.initiatives !== undefined) {
    const hidden = [...budget.initiativeIds].filter((id) => !isVisible(state, person, id))
    budget.initiativeIds = new Set([...body.initiatives, ...hidden])
  }
  budget.version += 1
  mirrorPrimary(state)
}

export const deleteBudget: Planner = (state, { person, a }) => {
  const id = pick(state.budgets.keys(), a)
  if (id === undefined) return null
  return {
    person,
    text: `deletes budget ${id}`,
    method: 'DELETE',
    url: `/api/budgets/${id}`,
    predict(current) {
      if (!current.budgets.has(id)) return gone
      const refusal = refusalOf(current, person, 'edit budgets')
      if (refusal !== null) return { status: refusal }
      current.budgets.delete(id)
      mirrorPrimary(current)
      return done
    },
  }
}

export const changePlan: Planner = (state, input) => {
  const { person, b, c } = input
  const primary = [...state.budgets.values()].find((one) => one.isActive && one.isPrimary)
  const version = versionFor(state.version, input)
  const kinds = ['name', 'name', 'totalBudget', 'useBudgets'] as const
  const kind = pick(kinds, b)
  // The answer names a new primary budget only where budgets are on.
  if (kind === 'totalBudget' && primary === undefined && !state.usesBudgets) return null
  const name = `Plan ${c}`
  const usesBudgets = c % 5 > 0
  const body =
    kind === 'name'
      ? { name }
      : kind === 'totalBudget'
        ? { totalBudget: 700 + c }
        : { useBudgets: usesBudgets }
  return {
    person,
    text: `changes the plan at version ${version}: ${JSON.stringify(body)}`,
    method: 'PUT',
    url: `/api/plans/${state.id}`,
    headers: { 'if-match': `"${version}"` },
    body,
    predict(current, { json }) {
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      if (current.version !== version) return { status: 412 }
      current.version += 1
      if (kind === 'name') current.name = name
      else if (kind === 'totalBudget') setTotalBudget(current, 700 + c, json ?? {})
      else switchBudgets(current, usesBudgets)
      return answer(200, readPlan(current, person, json ?? {}))
    },
  }
}

/** The total is that of the primary budget; without an active one, the plan gets a new budget. */
function setTotalBudget(state: PlanState, total: number, { budgetIds }: Json): void {
  state.totalBudget = total
  const primary = [...state.budgets.values()].find((one) => one.isActive && one.isPrimary)
  if (primary !== undefined) {
    primary.value = total
    primary.version += 1
    return
  }
  yieldPrimary(state, null)
  const ids: readonly unknown[] = Array.isArray(budgetIds) ? budgetIds : []
  const id = ids.map(Number).find((one) => !state.budgets.has(one)) ?? 0
  state.budgets.set(id, {
    id,
    version: 1,
    name: `${state.name} Budget`,
    value: total,
    isActive: true,
    isArchivedBySwitch: false,
    isPrimary: true,
    tagIds: new Set(),
    channelIds: new Set(),
    initiativeIds: new Set(),
  })
}

/** Without budgets, the active ones are archived. With budgets, those are restored. */
function switchBudgets(state: PlanState, usesBudgets: boolean): void {
  state.usesBudgets = usesBudgets
  for (const budget of state.budgets.values()) {
    if (usesBudgets ? !budget.isArchivedBySwitch : !budget.isActive) continue
    budget.isActive = usesBudgets
    budget.isArchivedBySwitch = !usesBudgets
    budget.version += 1
  }
  const restored = [...state.budgets.values()].find((one) => one.isActive && one.isPrimary)
  state.totalBudget = restored?.value ?? (usesBudgets ? state.totalBudget : null)
}

export const renamePlan: Planner = (state, input) => {
  const { person, b, c } = input
  const name = `Plan ${c % 4}`
  const version = b % 2 === 0 ? null : versionFor(state.version, input)
  return {
    person,
    text: `names the plan ${name}${version === null ? '' : ` at version ${version}`}`,
    method: 'PUT',
    url: `/api/update-plan-name/${state.id}`,
    ...(version === null ? {} : { headers: { 'if-match': `"${version}"` } }),
    body: { name },
    predict(current, { json }) {
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      if (version !== null && version !== current.version) return { status: 412 }
      if (current.name !== name) {
        current.name = name
        current.version += 1
      }
      return answer(200, readPlan(current, person, json ?? {}))
    },
  }
}

export const freezePlan: Planner = (state, input) => {
  const { person, c } = input
  const freeze = !state.isFrozen && c % 3 === 0
  const version = versionFor(state.version, input)
  return {
    person,
    text: `${freeze ? 'freezes' : 'unfreezes'} the plan at version ${version}`,
    method: 'PATCH',
    url: `/api/plan/${state.id}`,
    headers: { 'if-match': `"${version}"` },
    body: { freeze },
    predict(current, { json }) {
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      if (version !== current.version) return { status: 412 }
      if (current.isFrozen !== freeze) {
        current.isFrozen = freeze
        current.version += 1
      }
      return answer(200, readPlan(current, person, json ?? {}))
    },
  }
}
