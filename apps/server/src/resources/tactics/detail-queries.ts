import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  plans,
  tacticDocuments,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tacticTypes,
  tactics,
} from '../../db/schema'
import { withoutBlockedTags } from './filter-queries'
import { hasNotes } from './item-rows-queries'

/** A stored value of a custom field. */
export interface FieldValueRow {
  readonly id: number
  readonly tacticFieldId: number
  readonly type: (typeof tacticFields.$inferSelect)['type']
  readonly value: string
}

const {
  deletedAt: _deletedAt,
  spanStart: _spanStart,
  spanEnd: _spanEnd,
  searchText: _searchText,
  summary: _summary,
  ...detailColumns
} = getTableColumns(tactics)

/** The stored columns of a tactic, except the notes. */
export { detailColumns }

/** A tactic with everything that its detail shows, except the notes. */
export interface TacticDetailRow extends Pick<
  typeof tactics.$inferSelect,
  keyof typeof detailColumns
> {
  readonly typeName: string
  readonly typeKind: (typeof tacticTypes.$inferSelect)['kind']
  readonly channelId: number
  readonly channelName: string
  readonly channelKind: (typeof channels.$inferSelect)['kind']
  readonly hasSummary: boolean
  readonly platformIds: readonly number[]
  /** All tags; the presenter removes blocked ones. */
  readonly tagIds: readonly number[]
  readonly documentIds: readonly number[]
  readonly values: readonly FieldValueRow[]
  readonly initiatives: readonly {
    readonly id: number
    readonly title: string
    readonly tacticTypeId: number
    readonly typeName: string
  }[]
}

/** The person who reads a tactic. */
export interface TacticViewer {
  readonly blockedTagIds: ReadonlySet<number>
  /** Plans that the person may see; initiatives of others are not named. */
  readonly visiblePlanIds: readonly number[]
}

/**
 * A tactic, or null if it does not exist or has a tag that is blocked for the person.
 * Six statements, each by key.
 */
export async function findTacticDetail(
  orm: Orm,
  tacticId: number,
  viewer: TacticViewer,
): Promise<TacticDetailRow | null> {
  const [row] = await orm
    .select({
      ...detailColumns,
      hasSummary: hasNotes,
      typeName: tacticTypes.name,
      typeKind: tacticTypes.kind,
      channelId: channels.id,
      channelName: channels.name,
      channelKind: channels.kind,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(
      and(
        eq(tactics.id, tacticId),
        isNull(tactics.deletedAt),
        withoutBlockedTags(viewer.blockedTagIds),
      ),
    )
  if (row === undefined) return null
  const platforms = await orm
    .select({ id: tacticPlatformChoices.tacticPlatformId })
    .from(tacticPlatformChoices)
    .where(eq(tacticPlatformChoices.tacticId, tacticId))
    .orderBy(asc(tacticPlatformChoices.tacticPlatformId))
  const documents = await orm
    .select({ id: tacticDocuments.planDocumentId })
    .from(tacticDocuments)
    .where(eq(tacticDocuments.tacticId, tacticId))
    .orderBy(asc(tacticDocuments.planDocumentId))
  return {
    ...row,
    platformIds: platforms.map(({ id }) => id),
    tagIds: await findTagIdsOfTactic(orm, tacticId),
    documentIds: documents.map(({ id }) => id),
    values: await findFieldValues(orm, tacticId),
    initiatives: await findRelatedInitiatives(orm, tacticId, viewer),
  }
}

/** All tags of a tactic, including blocked ones. */
async function findTagIdsOfTactic(orm: Orm, tacticId: number): Promise<number[]> {
  const rows = await orm
    .select({ id: tacticTags.tagId })
    .from(tacticTags)
    .where(eq(tacticTags.tacticId, tacticId))
    .orderBy(asc(tacticTags.tagId))
  return rows.map(({ id }) => id)
}

/** The values of a tactic's custom fields, in the order of the fields. */
async function findFieldValues(orm: Orm, tacticId: number): Promise<FieldValueRow[]> {
  return orm
    .select({
      id: tacticFieldValues.id,
      tacticFieldId: tacticFieldValues.tacticFieldId,
      type: tacticFields.type,
      value: tacticFieldValues.value,
    })
    .from(tacticFieldValues)
    .innerJoin(tacticFields, eq(tacticFields.id, tacticFieldValues.tacticFieldId))
    .where(eq(tacticFieldValues.tacticId, tacticId))
    .orderBy(asc(tacticFields.orderIndex), asc(tacticFields.id))
}

async function findRelatedInitiatives(
  orm: Orm,
  tacticId: number,
  viewer: TacticViewer,
): Promise<TacticDetailRow['initiatives']> {
  return orm
    .select({
      id: tactics.id,
      title: tactics.title,
      tacticTypeId: tactics.tacticTypeId,
      typeName: tacticTypes.name,
    })
    .from(tacticInitiatives)
    .innerJoin(tactics, eq(tactics.id, tacticInitiatives.initiativeId))
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .where(
      and(
        eq(tacticInitiatives.tacticId, tacticId),
        isNull(tactics.deletedAt),
        inArray(tactics.planId, [...viewer.visiblePlanIds]),
        withoutBlockedTags(viewer.blockedTagIds),
      ),
    )
    .orderBy(asc(tactics.id))
}

/**
 * The notes of a tactic, and whether its plan and channel show notes. Null
 * if it does not exist or is hidden from the person.
 */
export async function findSummary(
  orm: Orm,
  tacticId: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<{ readonly summary: string; readonly isVisible: boolean } | null> {
  const rows = await orm
    .select({
      summary: tactics.summary,
      isVisible: sql<boolean>`${plans.isTacticSummaryFieldEnabled} and ${channels.isSummaryEnabled}`,
    })
    .from(tactics)
    .innerJoin(plans, eq(plans.id, tactics.planId))
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(
      and(eq(tactics.id, tacticId), isNull(tactics.deletedAt), withoutBlockedTags(blockedTagIds)),
    )
  return rows[0] ?? null
}

/** The type of a tactic by id, or null. */
export async function findTypeIdOfTactic(orm: Orm, tacticId: number): Promise<number | null> {
  const [row] = await orm
    .select({ id: tactics.tacticTypeId })
    .from(tactics)
    .where(eq(tactics.id, tacticId))
  return row?.id ?? null
}

/** The facts that decide whether a person may change or delete a tactic. */
export interface EditDetails {
  readonly id: number
  readonly planId: number
  readonly channelId: number
  readonly isInInitiativesChannel: boolean
  readonly deletedAt: Date | null
}

/** Tactics with the facts that the rules of editing need, without those hidden from the person. */
export async function findEditDetails(
  orm: Orm,
  tacticIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<EditDetails[]> {
  return orm
    .select({
      id: tactics.id,
      planId: tactics.planId,
      channelId: channels.id,
      isInInitiativesChannel: sql<boolean>`${channels.kind} = 'initiatives'`,
      deletedAt: tactics.deletedAt,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(and(inArray(tactics.id, [...tacticIds]), withoutBlockedTags(blockedTagIds)))
}
