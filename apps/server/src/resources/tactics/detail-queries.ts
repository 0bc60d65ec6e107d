import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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
  users,
} from '../../db/schema'
import { namedPerson } from '../users/person-name-queries'
import type { NamedPerson } from '../users/person-name-queries'
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
  readonly canHaveSeveralPlatforms: boolean
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
  /** Who created it and who changed it last, whether the reader may see them or not. */
  readonly people: readonly NamedPerson[]
}

/** The person who reads a tactic. */
export interface TacticViewer {
  readonly blockedTagIds: ReadonlySet<number>
  /** Plans that the person may see; initiatives of others are not named. */
  readonly visiblePlanIds: readonly number[]
}

/** A list of values of another table as JSON, in an order; empty without rows. */
function listOf<Value>(value: SQL | Column, order: SQL, source: SQL): SQL<readonly Value[]> {
  return sql`(select coalesce(json_agg(${value} order by ${order}), '[]') from ${source})`
}

const initiative = alias(tactics, 'initiative')
const initiativeType = alias(tacticTypes, 'initiative_type')

/**
 * A tactic, or null if it does not exist or has a tag that is blocked for the person. One statement,
 * because each change of a tactic reads it before and after.
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
      canHaveSeveralPlatforms: tacticTypes.shouldTacticsAllowMultiplePlatforms,
      channelId: channels.id,
      channelName: channels.name,
      channelKind: channels.kind,
      platformIds: listOf<number>(
        tacticPlatformChoices.tacticPlatformId,
        sql`${tacticPlatformChoices.tacticPlatformId}`,
        sql`${tacticPlatformChoices} where ${tacticPlatformChoices.tacticId} = ${tactics.id}`,
      ),
      tagIds: listOf<number>(
        tacticTags.tagId,
        sql`${tacticTags.tagId}`,
        sql`${tacticTags} where ${tacticTags.tacticId} = ${tactics.id}`,
      ),
      documentIds: listOf<number>(
        tacticDocuments.planDocumentId,
        sql`${tacticDocuments.planDocumentId}`,
        sql`${tacticDocuments} where ${tacticDocuments.tacticId} = ${tactics.id}`,
      ),
      values: listOf<FieldValueRow>(
        sql`json_build_object(
          'id', ${tacticFieldValues.id}, 'tacticFieldId', ${tacticFields.id},
          'type', ${tacticFields.type}, 'value', ${tacticFieldValues.value}
        )`,
        sql`${tacticFields.orderIndex}, ${tacticFields.id}`,
        sql`${tacticFieldValues}
          join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
          where ${tacticFieldValues.tacticId} = ${tactics.id}`,
      ),
      initiatives: listOf<TacticDetailRow['initiatives'][number]>(
        sql`json_build_object(
          'id', ${initiative.id}, 'title', ${initiative.title},
          'tacticTypeId', ${initiative.tacticTypeId}, 'typeName', ${initiativeType.name}
        )`,
        sql`${initiative.id}`,
        sql`${tacticInitiatives}
          join ${tactics} ${sql.identifier('initiative')}
            on ${initiative.id} = ${tacticInitiatives.initiativeId}
          join ${tacticTypes} ${sql.identifier('initiative_type')}
            on ${initiativeType.id} = ${initiative.tacticTypeId}
          where ${and(
            eq(tacticInitiatives.tacticId, tactics.id),
            isNull(initiative.deletedAt),
            inArray(initiative.planId, [...viewer.visiblePlanIds]),
            withoutBlockedTags(viewer.blockedTagIds, initiative.id),
          )}`,
      ),
      people: listOf<NamedPerson>(
        namedPerson,
        sql`${users.id}`,
        sql`${users} where ${users.id} in (${tactics.creatorId}, ${tactics.updaterId})`,
      ),
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
  return row ?? null
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
