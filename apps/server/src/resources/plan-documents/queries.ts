import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
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
      tacticIds: sql<number[]>`array(
        select ${tactics.id} from ${tacticDocuments}
        join ${tactics} on ${tactics.id} = ${tacticDocuments.tacticId}
        where ${tacticDocuments.planDocumentId} = ${planDocuments.id}
          and ${tactics.deletedAt} is null
          and ${withoutBlockedTags(blockedTagIds) ?? sql`true`}
        order by ${tactics.id}
      )`,
      categoryIds: sql<number[]>`array(
        select ${planDocumentFilings.categoryId} from ${planDocumentFilings}
        join ${planDocumentCategories} on ${planDocumentCategories.id} = ${planDocumentFilings.categoryId}
        where ${planDocumentFilings.planDocumentId} = ${planDocuments.id}
        order by ${planDocumentCategories.orderIndex}, ${planDocumentFilings.categoryId}
      )`,
      createdAt: planDocuments.createdAt,
    })
    .from(planDocuments)
    .innerJoin(mediaAssets, eq(mediaAssets.id, planDocuments.assetId))
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
