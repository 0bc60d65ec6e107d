import type { components } from '@throughline/api-client/schema'
import type { Orm } from '../../db/database'
import { chunksOf } from './chunks'
import { fieldValueOf } from './field-value'
import { plainText } from './plain-text'
import { findExportDates, findExportFields, findItemValueRows } from './queries'
import type { ExportField, ItemValueRow } from './queries'

type ItemValues = components['schemas']['ItemValues']

/** The values of all items of a plan that no list has, as files have them, with the fields of the plan. */
export async function readItemValues(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<components['schemas']['ItemValuesList']> {
  const fields = await findExportFields(orm, planId)
  const filter = { planId, tacticTypeId: null, range: null, blockedTagIds }
  const ids = (await findExportDates(orm, filter)).map(({ id }) => id)
  const items: ItemValues[] = []
  for (const chunk of chunksOf(ids)) {
    const rows = await findItemValueRows(orm, chunk, blockedTagIds)
    items.push(...rows.map((row) => presentValues(row, fields)))
  }
  return { fields, items, total: items.length }
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
