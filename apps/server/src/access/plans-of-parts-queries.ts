import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import {
  budgets,
  bulkChanges,
  channels,
  comments,
  planDashboardCategories,
  planDashboards,
  planDocumentCategories,
  planDocuments,
  tacticFieldValues,
  tacticFields,
  tacticPlatforms,
  tacticTypes,
  tactics,
  tags,
} from '../db/schema'

/**
 * The plans of these tactics, with deleted tactics on request.
 * Unknown ids are left out.
 */
export async function findPlansOfTactics(
  orm: Orm,
  tacticIds: readonly number[],
  { hasDeleted = false }: { readonly hasDeleted?: boolean } = {},
): Promise<readonly { readonly id: number; readonly planId: number }[]> {
  if (tacticIds.length === 0) return []
  return orm
    .select({ id: tactics.id, planId: tactics.planId })
    .from(tactics)
    .where(
      and(inArray(tactics.id, [...tacticIds]), hasDeleted ? undefined : isNull(tactics.deletedAt)),
    )
}

/** The plans of some values of custom fields. The result omits unknown ids. */
export async function findPlansOfFieldValues(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly planId: number }[]> {
  return orm
    .select({ id: tacticFieldValues.id, planId: tacticFields.planId })
    .from(tacticFieldValues)
    .innerJoin(tacticFields, eq(tacticFields.id, tacticFieldValues.tacticFieldId))
    .where(inArray(tacticFieldValues.id, [...ids]))
}

/** The plans of the tactics or budgets that some comments belong to. */
export async function findPlansOfComments(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly planId: number }[]> {
  return orm
    .select({
      id: comments.id,
      planId: sql<number>`coalesce(${tactics.planId}, ${budgets.planId})`,
    })
    .from(comments)
    .leftJoin(tactics, eq(tactics.id, comments.tacticId))
    .leftJoin(budgets, eq(budgets.id, comments.budgetId))
    .where(and(inArray(comments.id, [...ids]), or(isNotNull(tactics.id), isNotNull(budgets.id))))
}

/** The tables of parts of a plan, by the names that a 404 uses. */
const planParts = {
  channel: channels,
  'tactic type': tacticTypes,
  platform: tacticPlatforms,
  field: tacticFields,
  tag: tags,
  budget: budgets,
  document: planDocuments,
  'document category': planDocumentCategories,
  dashboard: planDashboards,
  'dashboard category': planDashboardCategories,
  'bulk change': bulkChanges,
} as const

/** A kind of part of a plan, as a 404 names it. */
export type PlanPart = keyof typeof planParts

/** The plans to which some parts belong. Unknown ids are left out. */
export async function findPlansOfParts(
  orm: Orm,
  part: PlanPart,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly planId: number }[]> {
  if (ids.length === 0) return []
  const table = planParts[part]
  return orm
    .select({ id: table.id, planId: table.planId })
    .from(table)
    .where(inArray(table.id, [...ids]))
}
