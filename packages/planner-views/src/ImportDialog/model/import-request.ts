import type { ImportRow } from '@throughline/domain/item-file'
import type { ItemImportRow } from '@throughline/domain/item-import'

/** Rows as they are sent: without the problems and notes of their cells. */
export function requestOf(rows: readonly ImportRow[]): readonly ItemImportRow[] {
  return rows.map(({ problems: _problems, notes: _notes, ...row }) => row)
}

/** Returns the rows that the plan has to check: those whose cells could all be read. */
export function readableRows(rows: readonly ImportRow[]): readonly ImportRow[] {
  return rows.filter(({ problems }) => problems.length === 0)
}
