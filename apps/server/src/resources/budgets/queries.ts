import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
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
  const rows = await orm
    .select()
    .from(budgets)
    .where(eq(budgets.planId, planId))
    .orderBy(desc(budgets.active), asc(budgets.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const initiatives = await orm
    .select({ budgetId: budgetInitiatives.budgetId, id: budgetInitiatives.initiativeId })
    .from(budgetInitiatives)
    .where(inArray(budgetInitiatives.budgetId, ids))
  const visible = await findVisibleIds(
    orm,
    initiatives.map(({ id }) => id),
    blockedTagIds,
  )
  const tags = await orm
    .select({ budgetId: budgetTags.budgetId, id: budgetTags.tagId })
    .from(budgetTags)
    .where(inArray(budgetTags.budgetId, ids))
  const channels = await orm
    .select({ budgetId: budgetChannels.budgetId, id: budgetChannels.channelId })
    .from(budgetChannels)
    .where(inArray(budgetChannels.budgetId, ids))
  return rows.map((row) => {
    const initiativeIds = idsOf(initiatives, row.id)
    const tagIds = idsOf(tags, row.id)
    return Object.assign(row, {
      initiativeIds: initiativeIds.filter((id) => visible.has(id)),
      hiddenInitiativeIds: initiativeIds.filter((id) => !visible.has(id)),
      tagIds: tagIds.filter((id) => !blockedTagIds.has(id)),
      hiddenTagIds: tagIds.filter((id) => blockedTagIds.has(id)),
      channelIds: idsOf(channels, row.id),
    })
  })
}

async function findVisibleIds(
  orm: Orm,
  initiativeIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (initiativeIds.length === 0) return new Set()
  const rows = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(
      and(
        inArray(tactics.id, [...initiativeIds]),
        isNull(tactics.deletedAt),
        withoutBlockedTags(blockedTagIds),
      ),
    )
  return new Set(rows.map(({ id }) => id))
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
