import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
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

/** Entities of one kind that a request names by their ids. */
export interface NamedEntities {
  /** The name of the kind in a 404. */
  readonly namedBy: 'tactic' | 'comment' | 'value' | PlanPart
  readonly ids: readonly number[]
  /** Selects `id` and `plan_id` of those that exist. */
  readonly rows: SQL
}

/** Parts of plans of one kind. */
export function namedParts(part: PlanPart, ids: readonly number[]): NamedEntities {
  const table = planParts[part]
  return { namedBy: part, ids, rows: rowsOf(table, table, inArray(table.id, [...ids])) }
}

/** Tactics, with deleted ones on request. */
export function namedTactics(
  ids: readonly number[],
  { hasDeleted = false }: { readonly hasDeleted?: boolean } = {},
): NamedEntities {
  const where = and(
    inArray(tactics.id, [...ids]),
    hasDeleted ? undefined : isNull(tactics.deletedAt),
  )
  return { namedBy: 'tactic', ids, rows: rowsOf(tactics, tactics, where) }
}

/** Values of custom fields. */
export function namedFieldValues(ids: readonly number[]): NamedEntities {
  const source = sql`${tacticFieldValues}
    join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}`
  const where = inArray(tacticFieldValues.id, [...ids])
  const columns = { id: tacticFieldValues.id, planId: tacticFields.planId }
  return { namedBy: 'value', ids, rows: rowsOf(source, columns, where) }
}

/** Comments on tactics and budgets. */
export function namedComments(ids: readonly number[]): NamedEntities {
  const source = sql`${comments}
    left join ${tactics} on ${tactics.id} = ${comments.tacticId}
    left join ${budgets} on ${budgets.id} = ${comments.budgetId}`
  const planId = sql`coalesce(${tactics.planId}, ${budgets.planId})`
  const where = inArray(comments.id, [...ids])
  return { namedBy: 'comment', ids, rows: rowsOf(source, { id: comments.id, planId }, where) }
}

function rowsOf(
  source: SQLWrapper,
  { id, planId }: { readonly id: SQLWrapper; readonly planId: SQLWrapper },
  where: SQL | undefined,
): SQL {
  return sql`select ${id} as id, ${planId} as plan_id from ${source} where ${where}`
}

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
