import type { CallerPlanAccess } from '../../access/access'
import type { Orm } from '../../db/database'
import { CSV_START, csvLine } from '@throughline/domain/csv'
import { touchesRange } from '@throughline/domain/layout'
import { initiativeNames } from '@throughline/domain/tactics'
import { findNamedInitiatives } from '../item-imports/initiative-queries'
import { findExportDates, findExportFields, findExportRows, findInitiativeIds } from './queries'
import type { ExportField, ExportFilter } from './queries'
import { chunksOf } from './chunks'
import { tacticColumns } from './tactic-columns'

/** The source of an export, with the present rights of one person. */
export interface ExportSource {
  readonly orm: Orm
  readonly planAccess: CallerPlanAccess
  /** The name of rating points in the plan. */
  readonly ratingPoints: 'trp' | 'grp'
  readonly filter: ExportFilter
  /** Plans whose initiatives the user may see. */
  readonly visiblePlanIds: readonly number[]
}

/**
 * The tactics of an export as CSV, in chunks: a header, then one line for each tactic.
 * A series is one line, so that its costs are counted once. It is included if any of its
 * occurrences overlaps the range.
 */
export async function* tacticCsv(source: ExportSource): AsyncGenerator<string> {
  const { orm, filter, planAccess, visiblePlanIds } = source
  const { range, blockedTagIds, tacticTypeId } = filter
  const fields = await findExportFields(orm, filter.planId)
  const columns = tacticColumns({
    canSeeBudget: planAccess.abilities.canSeeBudget,
    ratingPoints: source.ratingPoints,
    fields: fields.filter((field) => isColumn(field, tacticTypeId)),
  })
  yield `${CSV_START}${csvLine(columns.map(({ heading }) => heading))}`
  const candidates = await findExportDates(orm, filter)
  const touching = range === null ? candidates : candidates.filter(touchesRange(range))
  const ids = touching.map(({ id }) => id)
  const names = initiativeNames(await findNamedInitiatives(orm, { visiblePlanIds, blockedTagIds }))
  for (const chunk of chunksOf(ids)) {
    const rows = await findExportRows(orm, chunk, blockedTagIds)
    const related = await findInitiativeIds(orm, chunk)
    yield rows
      .map((row) => {
        const initiatives = (related.get(row.id) ?? []).flatMap((id) => names.get(id) ?? [])
        const line = Object.assign(row, { initiativeNames: initiatives })
        return csvLine(columns.map(({ valueOf }) => valueOf(line)))
      })
      .join('')
  }
}

/** Pictures are no text, and left out. An export of one type leaves out the fields of other types. */
function isColumn({ type, tacticTypeId }: ExportField, exportedTypeId: number | null): boolean {
  const isOfType = tacticTypeId === null || exportedTypeId === null
  return type !== 'image' && (isOfType || tacticTypeId === exportedTypeId)
}
