import { and, eq, ne, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { budgetChannels, budgetInitiatives, budgetTags, budgets, plans } from '../../db/schema'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { lockPlan } from '../plan-parts/order-queries'

/** New values of a budget; undefined keeps the current value. */
export interface BudgetValues {
  readonly name?: string | undefined
  /** Whole dollars. */
  readonly value?: number | undefined
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
  readonly active?: boolean | undefined
  readonly isPrimary?: boolean | undefined
  readonly initiativeIds?: readonly number[] | undefined
  readonly tagIds?: readonly number[] | undefined
  readonly channelIds?: readonly number[] | undefined
}

/** Stores a new budget. Runs in the caller's transaction. */
export async function insertBudget(
  tx: Orm,
  values: BudgetValues & { readonly name: string },
  { planId, creatorId, now }: { planId: number; creatorId: number; now: Date },
): Promise<number> {
  await lockPlan(tx, planId)
  const isFirst = !(await hasActivePrimary(tx, planId))
  const isActive = values.active ?? true
  const isPrimary = isActive && (values.isPrimary ?? isFirst)
  if (isPrimary) await yieldPrimary(tx, planId, null, now)
  const { initiativeIds, tagIds, channelIds, ...fields } = values
  const [row] = await tx
    .insert(budgets)
    .values({ ...fields, planId, creatorId, isPrimary, createdAt: now, updatedAt: now })
    .returning({ id: budgets.id })
  if (row === undefined) throw new Error('A new budget came back without an id.')
  await writePurposes(tx, row.id, { initiativeIds, tagIds, channelIds })
  await mirrorPrimary(tx, planId, now)
  await recordChange(
    tx,
    { planId, collection: 'budgets', action: 'created', ids: [row.id], version: 1 },
    now,
  )
  return row.id
}

/**
 * Changes a budget, if it is still at the version that the change was made on.
 *
 * @returns whether it was
 */
export async function updateBudgetAt(
  orm: Orm,
  budget: { readonly id: number; readonly planId: number },
  version: number,
  values: BudgetValues,
  now: Date,
): Promise<boolean> {
  const { id, planId } = budget
  return orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    const isThis = and(eq(budgets.id, id), eq(budgets.version, version))
    const [stored] = await tx.select({ active: budgets.active }).from(budgets).where(isThis)
    if (stored === undefined) return false
    const isActive = values.active ?? stored.active
    if (isActive && values.isPrimary === true) await yieldPrimary(tx, planId, id, now)
    const { initiativeIds, tagIds, channelIds, ...fields } = values
    await tx
      .update(budgets)
      .set({
        ...fields,
        // The plan mirrors an active one; an archived one gives the place up.
        ...(isActive ? {} : { isPrimary: false }),
        version: version + 1,
        updatedAt: now,
      })
      .where(isThis)
    await writePurposes(tx, id, { initiativeIds, tagIds, channelIds })
    await mirrorPrimary(tx, planId, now)
    await recordChange(
      tx,
      { planId, collection: 'budgets', action: 'updated', ids: [id], version: version + 1 },
      now,
    )
    return true
  })
}

/**
 * Deletes budgets, all or none.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteBudgetRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    if (!(await deleteParts(tx, budgets, 'budgets', { ids, now }))) return false
    for (const planId of planIds) await mirrorPrimary(tx, planId, now)
    return true
  })
}

async function hasActivePrimary(tx: Orm, planId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: budgets.id })
    .from(budgets)
    .where(and(eq(budgets.planId, planId), budgets.active, budgets.isPrimary))
    .limit(1)
  return rows.length > 0
}

/** Makes every budget of a plan secondary, including archived ones; optionally all but one. */
export async function yieldPrimary(
  tx: Orm,
  planId: number,
  exceptId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .update(budgets)
    .set({ isPrimary: false, version: sql`${budgets.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(budgets.planId, planId),
        budgets.isPrimary,
        exceptId === null ? undefined : ne(budgets.id, exceptId),
      ),
    )
}

async function writePurposes(
  tx: Orm,
  budgetId: number,
  {
    initiativeIds,
    tagIds,
    channelIds,
  }: Pick<BudgetValues, 'initiativeIds' | 'tagIds' | 'channelIds'>,
): Promise<void> {
  if (initiativeIds !== undefined) {
    await tx.delete(budgetInitiatives).where(eq(budgetInitiatives.budgetId, budgetId))
    const rows = initiativeIds.map((initiativeId) => ({ budgetId, initiativeId }))
    if (rows.length > 0) await tx.insert(budgetInitiatives).values(rows)
  }
  if (tagIds !== undefined) {
    await tx.delete(budgetTags).where(eq(budgetTags.budgetId, budgetId))
    const rows = tagIds.map((tagId) => ({ budgetId, tagId }))
    if (rows.length > 0) await tx.insert(budgetTags).values(rows)
  }
  if (channelIds !== undefined) {
    await tx.delete(budgetChannels).where(eq(budgetChannels.budgetId, budgetId))
    const rows = channelIds.map((channelId) => ({ budgetId, channelId }))
    if (rows.length > 0) await tx.insert(budgetChannels).values(rows)
  }
}

/** The plan's own total and days are those of its active primary budget, or none. */
async function mirrorPrimary(tx: Orm, planId: number, now: Date): Promise<void> {
  const [primary] = await tx
    .select({ value: budgets.value, startDate: budgets.startDate, endDate: budgets.endDate })
    .from(budgets)
    .where(and(eq(budgets.planId, planId), budgets.active, budgets.isPrimary))
  const totalBudget = primary?.value ?? null
  const startDate = primary?.startDate ?? null
  const endDate = primary?.endDate ?? null
  const [changed] = await tx
    .update(plans)
    .set({
      totalBudget,
      startDate,
      endDate,
      version: sql`${plans.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(plans.id, planId),
        // Without a difference the version stays, so open settings of other users do not become
        // stale.
        sql`(${plans.totalBudget}, ${plans.startDate}, ${plans.endDate}) is distinct from (${totalBudget}::bigint, ${startDate}::date, ${endDate}::date)`,
      ),
    )
    .returning({ version: plans.version })
  if (changed === undefined) return
  await recordChange(
    tx,
    { planId, collection: 'plans', action: 'updated', ids: [planId], ...changed },
    now,
  )
}
