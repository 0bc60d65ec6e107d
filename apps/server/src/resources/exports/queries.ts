import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  mediaAssets,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTags,
  tacticTypes,
  tactics,
  tags,
} from '../../db/schema'
import { detailColumns } from '../tactics/detail-queries'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** Days, both inclusive. */
export interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

/** Selects the tactics of an export. */
export interface ExportFilter {
  readonly planId: number
  /** Of one type; null for the whole plan. */
  readonly tacticTypeId: number | null
  /** Scheduled tactics that may touch these days; null for all, including the parking lot. */
  readonly range: DayRange | null
  readonly blockedTagIds: ReadonlySet<number>
}

const dateColumns = {
  id: tactics.id,
  startDate: tactics.startDate,
  endDate: tactics.endDate,
  isAllDay: tactics.isAllDay,
  rrule: tactics.rrule,
  recurrenceEndDate: tactics.recurrenceEndDate,
}

/** When a tactic takes place, as far as an export chooses by it. */
export type ExportDates = Readonly<Pick<typeof tactics.$inferSelect, keyof typeof dateColumns>>

/**
 * The tactics that an export may hold, in the order of their start. Of a series
 * the database knows the first and the last day only.
 */
export async function findExportDates(orm: Orm, filter: ExportFilter): Promise<ExportDates[]> {
  const { range, tacticTypeId } = filter
  return orm
    .select(dateColumns)
    .from(tactics)
    .where(
      and(
        eq(tactics.planId, filter.planId),
        isNull(tactics.deletedAt),
        tacticTypeId === null ? undefined : eq(tactics.tacticTypeId, tacticTypeId),
        range === null
          ? undefined
          : sql`not ${tactics.isUnscheduled} and ${tactics.spanEnd} >= ${range.startDate} and ${tactics.spanStart} <= ${range.endDate}`,
        withoutBlockedTags(filter.blockedTagIds),
      ),
    )
    .orderBy(asc(tactics.startDate), asc(tactics.id))
}

/** A tactic with the names of everything that it refers to. */
export interface ExportRow extends Readonly<
  Pick<typeof tactics.$inferSelect, keyof typeof detailColumns>
> {
  readonly channelName: string
  readonly typeName: string
  readonly isInitiative: boolean
  readonly platformNames: readonly string[]
  readonly tagTexts: readonly string[]
  /** Values of custom fields by the number of their field; of a picture the name of its file. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * The values of a tactic. The nested `sql` is needed, because a query of one table would otherwise
 * omit table names in a fragment.
 */
const fieldValues = sql<Readonly<Record<string, string>>>`${sql`coalesce((
  select json_object_agg(
    ${tacticFieldValues.tacticFieldId}, coalesce(${mediaAssets.name}, ${tacticFieldValues.value})
  )
  from ${tacticFieldValues}
  join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
  left join ${mediaAssets} on ${mediaAssets.id} = case
    when ${tacticFields.type} = 'image' and ${tacticFieldValues.value} ~ '^[0-9]{1,9}$'
    then ${tacticFieldValues.value}::int
  end
  where ${tacticFieldValues.tacticId} = ${tactics.id}
), '{}')`}`

/**
 * Returns some tactics of an export, in the order of their start. It leaves out those deleted
 * meanwhile.
 */
export async function findExportRows(
  orm: Orm,
  ids: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<ExportRow[]> {
  const blocked = [...blockedTagIds]
  return orm
    .select({
      ...detailColumns,
      isInitiative: sql<boolean>`${tactics.isInitiative} or ${channels.kind} = 'initiatives'`,
      channelName: channels.name,
      typeName: tacticTypes.name,
      platformNames: sql<string[]>`array(
        select ${tacticPlatforms.name} from ${tacticPlatformChoices}
        join ${tacticPlatforms} on ${tacticPlatforms.id} = ${tacticPlatformChoices.tacticPlatformId}
        where ${tacticPlatformChoices.tacticId} = ${tactics.id}
        order by ${tacticPlatforms.name}, ${tacticPlatforms.id}
      )`,
      tagTexts: sql<string[]>`array(
        select ${tags.text} from ${tacticTags}
        join ${tags} on ${tags.id} = ${tacticTags.tagId}
        where ${tacticTags.tacticId} = ${tactics.id}
          and ${blocked.length === 0 ? sql`true` : sql`not (${inArray(tags.id, blocked)})`}
        order by ${tags.orderIndex}, ${tags.id}
      )`,
      values: fieldValues,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(areStillVisible(ids, blockedTagIds))
    .orderBy(asc(tactics.startDate), asc(tactics.id))
}

/**
 * Selects those tactics that the user may still see. A tag added meanwhile may hide one of them.
 */
function areStillVisible(ids: readonly number[], blockedTagIds: ReadonlySet<number>) {
  return and(
    inArray(tactics.id, [...ids]),
    isNull(tactics.deletedAt),
    withoutBlockedTags(blockedTagIds),
  )
}

/** A tactic with the values that no list has. */
export interface ItemValueRow extends Pick<
  ExportRow,
  'id' | 'impressions' | 'ratingPoints' | 'values'
> {
  /** HTML; empty for none. */
  readonly summary: string
}

/** The ids of a plan's items that a person may see, after an id, in their order. */
export async function findItemIds(
  orm: Orm,
  planId: number,
  {
    blockedTagIds,
    afterId,
    limit,
  }: {
    readonly blockedTagIds: ReadonlySet<number>
    readonly afterId: number
    readonly limit: number
  },
): Promise<number[]> {
  const rows = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(
      and(
        eq(tactics.planId, planId),
        isNull(tactics.deletedAt),
        gt(tactics.id, afterId),
        withoutBlockedTags(blockedTagIds),
      ),
    )
    .orderBy(asc(tactics.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Returns the values of some tactics, in the order of their start. It leaves out those deleted
 * meanwhile.
 */
export async function findItemValueRows(
  orm: Orm,
  ids: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<ItemValueRow[]> {
  return orm
    .select({
      id: tactics.id,
      impressions: tactics.impressions,
      ratingPoints: tactics.ratingPoints,
      summary: tactics.summary,
      values: fieldValues,
    })
    .from(tactics)
    .where(areStillVisible(ids, blockedTagIds))
    .orderBy(asc(tactics.id))
}

/** Returns the ids of the initiatives of some tactics, by tactic. */
export async function findInitiativeIds(
  orm: Orm,
  tacticIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { tacticId: id, initiativeId } = tacticInitiatives
  const rows = await orm
    .select({ tacticId: id, initiativeId })
    .from(tacticInitiatives)
    .where(inArray(id, [...tacticIds]))
    .orderBy(asc(initiativeId))
  const ids = new Map<number, number[]>()
  for (const row of rows) {
    const existing = ids.get(row.tacticId)
    if (existing === undefined) ids.set(row.tacticId, [row.initiativeId])
    else existing.push(row.initiativeId)
  }
  return ids
}

/** A custom field that is a column of an export. */
export interface ExportField {
  readonly id: number
  readonly name: string
  readonly type: (typeof tacticFields.$inferSelect)['type']
  /** null for a universal field. */
  readonly tacticTypeId: number | null
}

/** Returns the custom fields of a plan, the universal ones first. */
export async function findExportFields(orm: Orm, planId: number): Promise<ExportField[]> {
  return orm
    .select({
      id: tacticFields.id,
      name: tacticFields.name,
      type: tacticFields.type,
      tacticTypeId: tacticFields.tacticTypeId,
    })
    .from(tacticFields)
    .where(eq(tacticFields.planId, planId))
    .orderBy(
      sql`${tacticFields.tacticTypeId} nulls first`,
      asc(tacticFields.orderIndex),
      asc(tacticFields.id),
    )
}

/** A channel with its types in their order, or null if it does not exist. */
export async function findExportChannel(
  orm: Orm,
  channelId: number,
): Promise<{
  readonly name: string
  readonly types: readonly { readonly id: number; readonly name: string }[]
} | null> {
  const rows = await orm
    .select({ channelName: channels.name, id: tacticTypes.id, name: tacticTypes.name })
    .from(channels)
    .leftJoin(tacticTypes, eq(tacticTypes.channelId, channels.id))
    .where(eq(channels.id, channelId))
    .orderBy(asc(tacticTypes.orderIndex), asc(tacticTypes.id))
  const [first] = rows
  if (first === undefined) return null
  return {
    name: first.channelName,
    types: rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }])),
  }
}
