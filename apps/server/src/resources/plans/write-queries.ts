import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { budgets, planSubscriptions, plans } from '../../db/schema'
import { yieldPrimary } from '../budgets/write-queries'
import { lockPlan } from '../plan-parts/order-queries'

/** The fields of a plan that a person can change. */
export interface PlanChange {
  readonly name?: string
  readonly weekStartDay?: 'sunday' | 'monday'
  readonly ratingPointsType?: 'trp' | 'grp'
  readonly useBudgets?: boolean
  readonly useDashboards?: boolean
  readonly freeze?: boolean
  readonly isTacticSummaryFieldEnabled?: boolean
  readonly totalBudget?: number | null
  readonly startDate?: string | null
  readonly endDate?: string | null
}

/** The result of the write. */
export type PlanWrite = { readonly code: 'written' } | { readonly code: 'stale' }

/**
 * Changes a plan and its dependent rows in one transaction, if it is still at the version on which
 * the change is based. Switching budgets off archives the active budgets; switching them on
 * restores those.
 *
 * @param version null accepts the current version
 */
export async function updatePlanAt(
  orm: Orm,
  planId: number,
  version: number | null,
  change: {
    readonly plan: PlanChange
    readonly subscriptionIds: readonly number[] | null
    readonly creatorId: number
    readonly now: Date
  },
): Promise<PlanWrite> {
  return orm.transaction(async (tx) => {
    const { useBudgets } = change.plan
    const written = await tx
      .update(plans)
      .set({
        // They mirror the active primary budget, which is restored or archived below.
        ...(useBudgets === true ? restoredTotals(tx, planId) : {}),
        ...change.plan,
        ...(useBudgets === false ? { totalBudget: null, startDate: null, endDate: null } : {}),
        version: sql`${plans.version} + 1`,
        updatedAt: change.now,
      })
      .where(
        and(
          eq(plans.id, planId),
          isNull(plans.deletedAt),
          version === null ? undefined : eq(plans.version, version),
        ),
      )
      .returning({ name: plans.name, version: plans.version })
    const plan = written[0]
    if (plan === undefined) return { code: 'stale' }
    const restored = useBudgets === true ? await switchBudgets(tx, planId, true, change.now) : []
    await writePrimaryBudget(tx, planId, plan.name, change)
    const archived = useBudgets === false ? await switchBudgets(tx, planId, false, change.now) : []
    if (change.subscriptionIds !== null) {
      await tx.delete(planSubscriptions).where(eq(planSubscriptions.planId, planId))
      if (change.subscriptionIds.length > 0) {
        await tx.insert(planSubscriptions).values(
          change.subscriptionIds.map((subscriptionId, orderIndex) => ({
            planId,
            subscriptionId,
            orderIndex,
          })),
        )
      }
    }
    await recordChange(
      tx,
      { planId, collection: 'plans', action: 'updated', ids: [planId], version: plan.version },
      change.now,
    )
    await recordChange(
      tx,
      { planId, collection: 'budgets', action: 'updated', ids: [...restored, ...archived] },
      change.now,
    )
    return { code: 'written' }
  })
}

/** The condition for budgets of a plan that switching `useBudgets` off has archived. */
const archivedBySwitch = (planId: number) =>
  and(eq(budgets.planId, planId), budgets.isArchivedBySwitch)

/** Total and days of the primary budget that is restored, or else those of the plan. */
function restoredTotals(tx: Orm, planId: number) {
  const restored = (
    column: typeof budgets.value | typeof budgets.startDate | typeof budgets.endDate,
  ) =>
    tx
      .select({ restored: column })
      .from(budgets)
      .where(and(archivedBySwitch(planId), budgets.isPrimary))
  return {
    totalBudget: sql`coalesce(${restored(budgets.value)}, ${plans.totalBudget})`,
    startDate: sql`coalesce(${restored(budgets.startDate)}, ${plans.startDate})`,
    endDate: sql`coalesce(${restored(budgets.endDate)}, ${plans.endDate})`,
  }
}

/**
 * Archives the active budgets of a plan, or restores those that this has archived.
 *
 * @returns the ids of these budgets
 */
async function switchBudgets(
  tx: Orm,
  planId: number,
  isOn: boolean,
  now: Date,
): Promise<readonly number[]> {
  const switched = await tx
    .update(budgets)
    .set({
      active: isOn,
      isArchivedBySwitch: !isOn,
      version: sql`${budgets.version} + 1`,
      updatedAt: now,
    })
    .where(isOn ? archivedBySwitch(planId) : and(eq(budgets.planId, planId), budgets.active))
    .returning({ id: budgets.id })
  return switched.map(({ id }) => id)
}

/**
 * Renames a plan, if it is still at the version that the change was made on. A name that the
 * plan already has makes no new version, so open editors stay current.
 *
 * @param version null takes whatever version it is at
 */
export async function renamePlanAt(
  orm: Orm,
  planId: number,
  version: number | null,
  { name, userId, now }: { readonly name: string; readonly userId: number; readonly now: Date },
): Promise<PlanWrite> {
  return orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    const [stored] = await tx
      .select({ name: plans.name, version: plans.version })
      .from(plans)
      .where(and(eq(plans.id, planId), isNull(plans.deletedAt)))
    if (stored === undefined || (version ?? stored.version) !== stored.version) {
      return { code: 'stale' }
    }
    if (stored.name === name) return { code: 'written' }
    const change = { plan: { name }, subscriptionIds: null, creatorId: userId, now }
    return updatePlanAt(tx, planId, stored.version, change)
  })
}

/** The plan's total and days are those of its active primary budget, which is made when there is none. */
async function writePrimaryBudget(
  tx: Orm,
  planId: number,
  planName: string,
  {
    plan,
    creatorId,
    now,
  }: { readonly plan: PlanChange; readonly creatorId: number; readonly now: Date },
): Promise<void> {
  const changed = {
    ...(plan.totalBudget === undefined ? {} : { value: plan.totalBudget ?? 0 }),
    ...(plan.startDate === undefined ? {} : { startDate: plan.startDate }),
    ...(plan.endDate === undefined ? {} : { endDate: plan.endDate }),
  }
  if (Object.keys(changed).length === 0) return
  const isPrimary = and(
    eq(budgets.planId, planId),
    eq(budgets.active, true),
    eq(budgets.isPrimary, true),
  )
  const updated = await tx
    .update(budgets)
    .set({ ...changed, version: sql`${budgets.version} + 1`, updatedAt: now })
    .where(isPrimary)
    .returning({ id: budgets.id })
  if (updated.length > 0) return
  // Otherwise an archived budget that is still primary could never become active again next to the
  // new one.
  await yieldPrimary(tx, planId, null, now)
  await tx.insert(budgets).values({
    planId,
    creatorId,
    name: `${planName} Budget`,
    active: true,
    isPrimary: true,
    ...changed,
  })
}
