import { defaultBudgetName, monthExpenses, typeExpenses } from '@throughline/domain/budget'
import {
  dayNumberOf,
  endOfMonth,
  isCivilDate,
  startOfMonth,
} from '@throughline/domain/calendar-dates'
import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound, unprocessable, versionConflict } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, oneReference, referenceList, requireUnchanged } from '../../http/references'
import { entityTag, requiredVersion } from '../../http/versions'
import { findChannelTree } from '../channels/queries'
import { findInitiativeIdsOfPlans, findTagIdsOfPlans } from '../tactics/fact-queries'
import { findCostItems } from './cost-queries'
import { presentBudget } from './presenter'
import { findBudgets } from './queries'
import type { BudgetRow } from './queries'
import { deleteBudgetRows, insertBudget, updateBudgetAt } from './write-queries'
import type { BudgetValues } from './write-queries'

type BudgetUpdate = components['schemas']['BudgetUpdate']
type Budget = components['schemas']['Budget']

/** Handlers of a plan's budgets, and of its costs by month. */
export const budgetHandlers: Handlers<
  | 'listBudgets'
  | 'createBudget'
  | 'readBudget'
  | 'updateBudget'
  | 'deleteBudgets'
  | 'listMonthExpenses'
  | 'listTypeExpenses'
> = {
  listBudgets: async ({ planAccesses, signedIn, orm }) => {
    const rows = await findBudgets(orm, planAccesses.only.plan.id, signedIn.blockedTagIds)
    return { body: { items: rows.map((row) => presentBudget(row)), total: rows.length } }
  },

  createBudget: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { plan } = planAccesses.only
    requireUnchanged(
      oneReference(undefined, body.creator, 'users', 'creator'),
      signedIn.userId,
      'creator',
    )
    const values = await valuesFrom(orm, body, null, { planId: plan.id, signedIn })
    const id = await createOnce(
      orm,
      idempotentRequest('createBudget', { request, body, signedIn, now }),
      (tx) =>
        insertBudget(
          tx,
          { ...values, name: values.name ?? defaultBudgetName(plan.name) },
          { planId: plan.id, creatorId: signedIn.userId, now },
        ),
    )
    return answerBudget(await readPresented(orm, id, planAccesses, signedIn))
  },

  readBudget: async ({ params, planAccesses, signedIn, orm }) =>
    answerBudget(await readPresented(orm, params.id, planAccesses, signedIn)),

  updateBudget: async ({ params, body, planAccesses, signedIn, orm, request, now }) => {
    const version = requiredVersion(request)
    const stored = await readStored(orm, params.id, planAccesses, signedIn)
    requireUnchanged(body.id, stored.id, 'id')
    requireUnchanged(oneReference(undefined, body.plan, 'plans', 'plan'), stored.planId, 'plan')
    if (stored.version !== version) throw versionConflict(presentBudget(stored))
    const values = await valuesFrom(orm, body, stored, { planId: stored.planId, signedIn })
    if (!(await updateBudgetAt(orm, stored, version, values, now))) {
      throw versionConflict(await readPresented(orm, params.id, planAccesses, signedIn))
    }
    return answerBudget(await readPresented(orm, params.id, planAccesses, signedIn))
  },

  deleteBudgets: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    if (!(await deleteBudgetRows(orm, ids, planAccesses.planIds, now))) throw notFound('budget')
    return { body: undefined }
  },

  listMonthExpenses: async ({ query, planAccesses, signedIn, orm }) => {
    const range = wholeMonths(query)
    const items = await findCostItems(orm, planAccesses.only.plan.id, range, signedIn.blockedTagIds)
    const months = monthExpenses(items, range).map((month) =>
      Object.assign({ header: month.name }, month),
    )
    return { body: { items: months, total: months.length } }
  },

  listTypeExpenses: async ({ query, planAccesses, signedIn, orm }) => {
    const range = wholeMonths(query)
    const items = await findCostItems(orm, planAccesses.only.plan.id, range, signedIn.blockedTagIds)
    const sums = typeExpenses(items, range)
    return { body: { items: [...sums], total: sums.length } }
  },
}

/** The range of whole months that a query names by days of the first and the last one. */
function wholeMonths(query: { readonly startDate: string; readonly endDate: string }) {
  const { startDate, endDate } = query
  requireDays({ startDate, endDate }, 'query/')
  return {
    startDay: startOfMonth(dayNumberOf(startDate)),
    endDay: endOfMonth(dayNumberOf(endDate)),
  }
}

function answerBudget(budget: Budget) {
  return { body: budget, headers: { etag: entityTag(budget.version) } }
}

/**
 * Returns the values of a body after it has checked the rules that the contract's shapes cannot
 * express.
 */
async function valuesFrom(
  orm: Orm,
  body: BudgetUpdate,
  stored: BudgetRow | null,
  { planId, signedIn }: { readonly planId: number; readonly signedIn: SignedIn },
): Promise<BudgetValues> {
  const { name, value, startDate, endDate, active, isPrimary } = body
  requireDays(
    { startDate: startDate ?? null, endDate: endDate ?? null },
    '/',
    startDate === undefined ? stored?.startDate : startDate,
    endDate === undefined ? stored?.endDate : endDate,
  )
  const { blockedTagIds } = signedIn
  const initiativeIds = referenceList(undefined, body.initiatives, 'tactics', 'initiatives')
  const tagIds = referenceList(undefined, body.tags, 'tags', 'tags')
  const channelIds = referenceList(undefined, body.channels, 'channels', 'channels')
  await requireExisting(initiativeIds, '/initiatives', (ids) =>
    findInitiativeIdsOfPlans(orm, [planId], ids, blockedTagIds),
  )
  await requireExisting(tagIds, '/tags', (ids) =>
    findTagIdsOfPlans(
      orm,
      [planId],
      ids.filter((id) => !blockedTagIds.has(id)),
    ),
  )
  await requireExisting(channelIds, '/channels', async (ids) => {
    const { channels } = await findChannelTree(orm, [planId])
    return channels.map(({ id }) => id).filter((id) => ids.includes(id))
  })
  return {
    name: name?.trim(),
    value,
    startDate,
    endDate,
    active,
    isPrimary,
    initiativeIds: initiativeIds && [...initiativeIds, ...(stored?.hiddenInitiativeIds ?? [])],
    tagIds: tagIds && [...tagIds, ...(stored?.hiddenTagIds ?? [])],
    channelIds,
  }
}

async function requireExisting(
  ids: readonly number[] | undefined,
  path: string,
  find: (ids: readonly number[]) => Promise<readonly number[]>,
): Promise<void> {
  if (ids === undefined || ids.length === 0) return
  if ((await find(ids)).length !== ids.length) throw invalidReference(path)
}

function requireDays(
  sent: Readonly<Record<'startDate' | 'endDate', string | null>>,
  prefix: string,
  start: string | null | undefined = sent.startDate,
  end: string | null | undefined = sent.endDate,
): void {
  for (const name of ['startDate', 'endDate'] as const) {
    const day = sent[name]
    if (day !== null && !isCivilDate(day)) {
      throw unprocessable('validation_failed', 'There is no such day.', `${prefix}${name}`)
    }
  }
  if (typeof start === 'string' && typeof end === 'string' && end < start) {
    throw unprocessable('end_before_start', 'The end lies before the start.', `${prefix}endDate`)
  }
}

async function readStored(
  orm: Orm,
  budgetId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<BudgetRow> {
  const rows = await findBudgets(orm, planAccesses.only.plan.id, signedIn.blockedTagIds)
  const budget = rows.find(({ id }) => id === budgetId)
  if (budget === undefined) throw notFound('budget')
  return budget
}

async function readPresented(
  orm: Orm,
  budgetId: number,
  planAccesses: PlanAccessList,
  signedIn: SignedIn,
): Promise<Budget> {
  return presentBudget(await readStored(orm, budgetId, planAccesses, signedIn))
}
