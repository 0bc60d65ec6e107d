import type { Budget } from '@throughline/domain/budget'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'

/** The values that a user enters for a budget. */
export interface BudgetDraft {
  readonly name: string
  /** Whole dollars, not negative. */
  readonly value: number
  /** null: open. */
  readonly startDate: CivilDate | null
  /** Inclusive, not before the start; null: open. */
  readonly endDate: CivilDate | null
}

/** Changed fields of a budget; absent fields stay. */
export interface BudgetChanges extends Partial<BudgetDraft> {
  /** False archives it, and it is no longer the primary one; true restores it. */
  readonly active?: boolean
  /** The plan's total and dates mirror it; the former primary one gives way. */
  readonly isPrimary?: boolean
}

/**
 * Lists the budgets of a plan, active ones first.
 *
 * @throws ApiError `forbidden` without budget visibility, and while the plan uses no budgets
 */
export async function listBudgets(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly Budget[]> {
  const answer = await unwrap(
    client.http.GET('/budgets', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(budgetFromWire)
}

/**
 * Reads the number of the budget that a plan's total and dates mirror.
 *
 * @returns null for a plan without one
 * @throws ApiError `forbidden` without budget visibility
 */
export async function readPrimaryBudgetId(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<number | null> {
  const answer = await unwrap(
    client.http.GET('/budgets', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  const primary = answer.items.find(
    ({ active, isPrimary, isHighLevel }) => active && isPrimary && isHighLevel,
  )
  return primary?.id ?? null
}

/** Creates a budget of a plan. The first one is the primary one. */
export async function createBudget(
  client: ApiClient,
  planId: number,
  draft: BudgetDraft,
): Promise<Budget> {
  const body = { ...draft, plan: iriOf('plans', planId) }
  return budgetFromWire(await unwrap(client.http.POST('/budgets', { body })))
}

/**
 * Changes a budget, based on the version that was read.
 *
 * @throws ApiError of kind `conflict` when another user has changed it since
 */
export async function updateBudget(
  client: ApiClient,
  { id, version }: { readonly id: number; readonly version: number },
  changes: BudgetChanges,
): Promise<Budget> {
  return budgetFromWire(
    await unwrap(
      client.http.PUT('/budgets/{id}', {
        params: { path: { id }, header: { 'If-Match': `"${version}"` } },
        body: { ...changes },
      }),
    ),
  )
}

/** Deletes a budget with its comments. Costs of items stay. */
export async function deleteBudget(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/budgets/{id}', { params: { path: { id: String(id) } } }))
}

function budgetFromWire(wire: components['schemas']['Budget']): Budget {
  return {
    id: wire.id,
    version: wire.version,
    creatorId: wire.creatorId,
    planId: wire.planId,
    name: wire.name,
    value: wire.value,
    startDate: wire.startDate,
    endDate: wire.endDate,
    active: wire.active,
    isArchivedBySwitch: wire.isArchivedBySwitch,
    isPrimary: wire.isPrimary,
    initiativeIds: wire.initiatives,
    tagIds: wire.tags,
    channelIds: wire.channels,
  }
}
