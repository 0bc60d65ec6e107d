import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import type { Rows } from '../../db/read-together'
import { budgetChannels, budgetInitiatives, budgetTags, budgets, tactics } from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** A budget with its links, as far as the user may see them. */
export interface BudgetRow extends Omit<typeof budgets.$inferSelect, 'createdAt' | 'updatedAt'> {
  readonly initiativeIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly channelIds: readonly number[]
  /** Further links of the budget that the user may not see. A change keeps them. */
  readonly hiddenInitiativeIds: readonly number[]
  readonly hiddenTagIds: readonly number[]
}

/** The budgets of a plan, active ones first. */
export async function findBudgets(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<BudgetRow[]> {
  const rows = await readTogether(orm, budgetQueries(orm, [planId], blockedTagIds))
  return budgetsFrom(rows, blockedTagIds)
}

/** The queries for {@link budgetsFrom}, of the budgets of some plans. */
export function budgetQueries(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
) {
  const isOfPlan = inArray(budgets.planId, [...planIds])
  return {
    budgets: orm
      .select()
      .from(budgets)
      .where(isOfPlan)
      .orderBy(desc(budgets.active), asc(budgets.id)),
    budgetInitiatives: orm
      .select({
        budgetId: budgetInitiatives.budgetId,
        id: budgetInitiatives.initiativeId,
        // null when it is deleted or hidden from the user.
        visibleId: tactics.id,
      })
      .from(budgetInitiatives)
      .innerJoin(budgets, and(eq(budgets.id, budgetInitiatives.budgetId), isOfPlan))
      .leftJoin(
        tactics,
        and(
          eq(tactics.id, budgetInitiatives.initiativeId),
          isNull(tactics.deletedAt),
          withoutBlockedTags(blockedTagIds),
        ),
      ),
    budgetTags: orm
      .select({ budgetId: budgetTags.budgetId, id: budgetTags.tagId })
      .from(budgetTags)
      .innerJoin(budgets, and(eq(budgets.id, budgetTags.budgetId), isOfPlan)),
    budgetChannels: orm
      .select({ budgetId: budgetChannels.budgetId, id: budgetChannels.channelId })
      .from(budgetChannels)
      .innerJoin(budgets, and(eq(budgets.id, budgetChannels.budgetId), isOfPlan)),
  }
}

/** Builds budgets from the rows of {@link budgetQueries}. */
export function budgetsFrom(
  rows: Rows<ReturnType<typeof budgetQueries>>,
  blockedTagIds: ReadonlySet<number>,
): BudgetRow[] {
  const isVisible = ({ visibleId }: { readonly visibleId: number | null }) => visibleId !== null
  return rows.budgets.map((row) => {
    const tagIds = idsOf(rows.budgetTags, row.id)
    return Object.assign(row, {
      initiativeIds: idsOf(rows.budgetInitiatives.filter(isVisible), row.id),
      hiddenInitiativeIds: idsOf(
        rows.budgetInitiatives.filter((link) => !isVisible(link)),
        row.id,
      ),
      tagIds: tagIds.filter((id) => !blockedTagIds.has(id)),
      hiddenTagIds: tagIds.filter((id) => blockedTagIds.has(id)),
      channelIds: idsOf(rows.budgetChannels, row.id),
    })
  })
}

function idsOf(
  links: readonly { readonly budgetId: number; readonly id: number }[],
  budgetId: number,
): number[] {
  return links
    .filter((link) => link.budgetId === budgetId)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
}
