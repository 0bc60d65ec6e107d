import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  mediaAssets,
  planDocumentCategories,
  planDocumentFilings,
  planDocuments,
  tacticDocuments,
  tactics,
} from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** A document with its file, tactics and categories. */
export interface DocumentRow {
  readonly id: number
  readonly version: number
  readonly planId: number
  readonly asset: {
    readonly id: number
    readonly name: string
    readonly contentType: string
    readonly sizeBytes: number
  }
  /** Without tactics that are deleted or hidden from the person. */
  readonly tacticIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly createdAt: Date
}

/** The documents of some plans, newest first; optionally only those of one tactic. */
export async function findDocumentsOfPlans(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
  tacticId?: number,
): Promise<DocumentRow[]> {
  const isOfTactic =
    tacticId === undefined
      ? undefined
      : inArray(
          planDocuments.id,
          orm
            .select({ id: tacticDocuments.planDocumentId })
            .from(tacticDocuments)
            .where(eq(tacticDocuments.tacticId, tacticId)),
        )
  return findDocumentsWhere(
    orm,
    and(inArray(planDocuments.planId, [...planIds]), isOfTactic),
    blockedTagIds,
  )
}

/** A document, or null if it does not exist. */
export async function findDocument(
  orm: Orm,
  id: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<DocumentRow | null> {
  const [row] = await findDocumentsWhere(orm, eq(planDocuments.id, id), blockedTagIds)
  return row ?? null
}

async function findDocumentsWhere(
  orm: Orm,
  condition: SQL | undefined,
  blockedTagIds: ReadonlySet<number>,
): Promise<DocumentRow[]> {
  // Grouped once: a subquery for each of 2,000 documents takes several times as long.
  const matches = orm.select({ id: planDocuments.id }).from(planDocuments).where(condition)
  const attached = orm
    .select({
      documentId: tacticDocuments.planDocumentId,
      tacticIds: sql`array_agg(${tactics.id} order by ${tactics.id})`.as('tactic_ids'),
    })
    .from(tacticDocuments)
    .innerJoin(tactics, eq(tactics.id, tacticDocuments.tacticId))
    .where(
      and(
        inArray(tacticDocuments.planDocumentId, matches),
        isNull(tactics.deletedAt),
        withoutBlockedTags(blockedTagIds),
      ),
    )
    .groupBy(tacticDocuments.planDocumentId)
    .as('attached')
  const filed = orm
    .select({
      documentId: planDocumentFilings.planDocumentId,
      categoryIds: sql`array_agg(
        ${planDocumentFilings.categoryId}
        order by ${planDocumentCategories.orderIndex}, ${planDocumentFilings.categoryId}
      )`.as('category_ids'),
    })
    .from(planDocumentFilings)
    .innerJoin(
      planDocumentCategories,
      eq(planDocumentCategories.id, planDocumentFilings.categoryId),
    )
    .where(inArray(planDocumentFilings.planDocumentId, matches))
    .groupBy(planDocumentFilings.planDocumentId)
    .as('filed')
  return orm
    .select({
      id: planDocuments.id,
      version: planDocuments.version,
      planId: planDocuments.planId,
      asset: {
        id: mediaAssets.id,
        name: mediaAssets.name,
        contentType: mediaAssets.contentType,
        sizeBytes: mediaAssets.sizeBytes,
      },
      tacticIds: sql<number[]>`coalesce(${attached.tacticIds}, '{}')`,
      categoryIds: sql<number[]>`coalesce(${filed.categoryIds}, '{}')`,
      createdAt: planDocuments.createdAt,
    })
    .from(planDocuments)
    .innerJoin(mediaAssets, eq(mediaAssets.id, planDocuments.assetId))
    .leftJoin(attached, eq(attached.documentId, planDocuments.id))
    .leftJoin(filed, eq(filed.documentId, planDocuments.id))
    .where(condition)
    .orderBy(desc(planDocuments.createdAt), desc(planDocuments.id))
}

/** All tactics of a document, including hidden and deleted ones. */
export async function findAttachedTacticIds(orm: Orm, documentId: number): Promise<number[]> {
  const rows = await orm
    .select({ id: tacticDocuments.tacticId })
    .from(tacticDocuments)
    .where(eq(tacticDocuments.planDocumentId, documentId))
    .orderBy(asc(tacticDocuments.tacticId))
  return rows.map(({ id }) => id)
}

/** A category with its documents. */
export interface DocumentCategoryRow {
  readonly id: number
  readonly version: number
  readonly planId: number
  readonly name: string
  readonly orderIndex: number
  readonly documentIds: readonly number[]
}

/** The categories of some plans, in their order. */
export async function findDocumentCategories(
  orm: Orm,
  planIds: readonly number[],
): Promise<DocumentCategoryRow[]> {
  const rows = await orm
    .select({
      id: planDocumentCategories.id,
      version: planDocumentCategories.version,
      planId: planDocumentCategories.planId,
      name: planDocumentCategories.name,
      orderIndex: planDocumentCategories.orderIndex,
      documentIds: sql<number[]>`coalesce(
        array_agg(${planDocumentFilings.planDocumentId} order by ${planDocumentFilings.planDocumentId} desc)
          filter (where ${planDocumentFilings.planDocumentId} is not null),
        '{}'
      )`,
    })
    .from(planDocumentCategories)
    .leftJoin(planDocumentFilings, eq(planDocumentFilings.categoryId, planDocumentCategories.id))
    .where(inArray(planDocumentCategories.planId, [...planIds]))
    .groupBy(planDocumentCategories.id)
    .orderBy(asc(planDocumentCategories.orderIndex), asc(planDocumentCategories.id))
  return rows
}
