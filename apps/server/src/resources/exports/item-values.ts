import type { components } from '@throughline/api-client/schema'
import type { Orm } from '../../db/database'
import type { QueryOf } from '../../http/operation'
import { DEFAULT_LIMIT, cutPage, keyOfCursor } from '../../http/pages'
import { fieldValueOf } from './field-value'
import { plainText } from './plain-text'
import { countOwnTactics } from '../plans/read-plan'
import { findExportFields, findItemIds, findItemValueRows } from './queries'
import type { ExportField, ItemValueRow } from './queries'

type ItemValues = components['schemas']['ItemValues']

/**
 * A page of the values of a plan's items that no list has, as files have them, with the fields of
 * the plan.
 *
 * @throws ApiError 400 for a cursor that names no item
 */
export async function readItemValues(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
  { limit = DEFAULT_LIMIT, cursor }: QueryOf<'listItemValues'>,
): Promise<components['schemas']['ItemValuesList']> {
  const [afterId] = keyOfCursor(cursor, [0]) ?? [0]
  const fields = await findExportFields(orm, planId)
  const ids = await findItemIds(orm, planId, { blockedTagIds, afterId, limit: limit + 1 })
  const { page, nextCursor } = cutPage(
    ids,
    limit,
    (id) => [id],
    (id) => id,
  )
  const rows = await findItemValueRows(orm, page, blockedTagIds)
  return {
    fields,
    items: rows.map((row) => presentValues(row, fields)),
    total: await countOwnTactics(orm, planId, blockedTagIds),
    nextCursor,
  }
}

function presentValues(row: ItemValueRow, fields: readonly ExportField[]): ItemValues {
  const notes = plainText(row.summary)
  return {
    tacticId: row.id,
    impressions: row.impressions,
    ratingPoints: row.ratingPoints,
    notes: notes === '' ? null : notes,
    fieldValues: fields.flatMap((field) => {
      const value = fieldValueOf(field, row)
      return value === null ? [] : [{ tacticFieldId: field.id, value }]
    }),
  }
}
