import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import type { Rows } from '../../db/read-together'
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
  return documentsFrom(await readTogether(orm, documentQueries(orm, condition, blockedTagIds)))
}

/** The queries for {@link documentsFrom}, of the documents of some plans. */
export function documentsOfPlansQueries(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
) {
  return documentQueries(orm, inArray(planDocuments.planId, [...planIds]), blockedTagIds)
}

function documentQueries(orm: Orm, condition: SQL | undefined, blockedTagIds: ReadonlySet<number>) {
  // Not joined: a database without statistics of new documents would compare each of 2,000 with the
  // tactics and the categories of all others.
  const matches = orm.select({ id: planDocuments.id }).from(planDocuments).where(condition)
  return {
    files: orm
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
        createdAt: planDocuments.createdAt,
      })
      .from(planDocuments)
      .innerJoin(mediaAssets, eq(mediaAssets.id, planDocuments.assetId))
      .where(condition)
      .orderBy(desc(planDocuments.createdAt), desc(planDocuments.id)),
    attached: orm
      .select({
        documentId: tacticDocuments.planDocumentId,
        tacticIds: sql<number[]>`array_agg(${tactics.id} order by ${tactics.id})`,
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
      .groupBy(tacticDocuments.planDocumentId),
    filed: orm
      .select({
        documentId: planDocumentFilings.planDocumentId,
        categoryIds: sql<number[]>`array_agg(
          ${planDocumentFilings.categoryId}
          order by ${planDocumentCategories.orderIndex}, ${planDocumentFilings.categoryId}
        )`,
      })
      .from(planDocumentFilings)
      .innerJoin(
        planDocumentCategories,
        eq(planDocumentCategories.id, planDocumentFilings.categoryId),
      )
      .where(inArray(planDocumentFilings.planDocumentId, matches))
      .groupBy(planDocumentFilings.planDocumentId),
  }
}

/** Builds documents from the rows of {@link documentsOfPlansQueries}. */
export function documentsFrom({
  files,
  attached,
  filed,
}: Rows<ReturnType<typeof documentQueries>>): DocumentRow[] {
  const tacticIdsOf = new Map(attached.map((row) => [row.documentId, row.tacticIds]))
  const categoryIdsOf = new Map(filed.map((row) => [row.documentId, row.categoryIds]))
  return files.map((row) =>
    Object.assign(row, {
      tacticIds: tacticIdsOf.get(row.id) ?? [],
      categoryIds: categoryIdsOf.get(row.id) ?? [],
    }),
  )
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
export function findDocumentCategories(orm: Orm, planIds: readonly number[]) {
  return orm
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
}
