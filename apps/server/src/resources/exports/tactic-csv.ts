import type { CallerPlanAccess } from '../../access/access'
import type { Orm } from '../../db/database'
import { touchesRange } from '../tactics/touches-range'
import { CSV_START, csvLine } from './csv'
import { findExportDates, findExportFields, findExportRows, findInitiativeTitles } from './queries'
import type { ExportFilter } from './queries'
import { tacticColumns } from './tactic-columns'

/** Enough that few statements are made, few enough that memory does not notice. */
const CHUNK_ROWS = 500

/** What an export is made from, for one person as they stand now. */
export interface ExportSource {
  readonly orm: Orm
  readonly planAccess: CallerPlanAccess
  /** What the plan calls its rating points. */
  readonly ratingPoints: 'trp' | 'grp'
  readonly filter: ExportFilter
  /** Plans whose initiatives may be named. */
  readonly visiblePlanIds: readonly number[]
}

/**
 * The tactics of an export as CSV, piece by piece: a heading, then a line for
 * each. A series is one line, so that its costs are counted once; it is there
 * when any of its occurrences touches the days.
 */
export async function* tacticCsv(source: ExportSource): AsyncGenerator<string> {
  const { orm, filter, planAccess, visiblePlanIds } = source
  const { range, blockedTagIds, tacticTypeId } = filter
  const fields = await findExportFields(orm, filter.planId)
  const columns = tacticColumns({
    canSeeBudget: planAccess.abilities.canSeeBudget,
    ratingPoints: source.ratingPoints,
    fields: fields.filter((field) => isColumn(field.tacticTypeId, tacticTypeId)),
  })
  yield `${CSV_START}${csvLine(columns.map(({ heading }) => heading))}`
  const candidates = await findExportDates(orm, filter)
  const ids = candidates
    .filter((dates) => range === null || touchesRange(dates, range))
    .map(({ id }) => id)
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) {
    const chunk = ids.slice(at, at + CHUNK_ROWS)
    const rows = await findExportRows(orm, chunk, blockedTagIds)
    const titles = await findInitiativeTitles(orm, chunk, { blockedTagIds, visiblePlanIds })
    yield rows
      .map((row) => {
        const line = Object.assign(row, { initiativeTitles: titles.get(row.id) ?? [] })
        return csvLine(columns.map(({ valueOf }) => valueOf(line)))
      })
      .join('')
  }
}

/** Fields of other types stay empty in an export of one. */
function isColumn(ofTypeId: number | null, exportedTypeId: number | null): boolean {
  return ofTypeId === null || exportedTypeId === null || ofTypeId === exportedTypeId
}
