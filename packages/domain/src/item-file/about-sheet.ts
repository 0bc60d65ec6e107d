import { FILE_FIELDS, type FileField } from './file-field'
import type { SheetDescription, SheetRow } from './sheet'
import { identityFieldsOf, type TacticSheetColumn } from './tactic-sheet'

/** The contents of the sheet "About". */
export interface AboutSheetSource {
  readonly planName: string
  /** The days that are shown, in words: `Oct 1, 2026 to Dec 31, 2026`, or `Parking lot`. */
  readonly range: string
  /** Each filter in words; empty without filters. */
  readonly filters: readonly string[]
  /** How the rows are sorted and grouped, in words; empty without either. */
  readonly arrangement?: readonly string[]
  /** The data that the file lacks, in sentences; empty if it is complete. */
  readonly gaps?: readonly string[]
  /** When the file was made: a civil date-time. */
  readonly exportedAt: string
  /** The columns of the sheet beside. */
  readonly columns: readonly Pick<TacticSheetColumn, 'field' | 'header' | 'explanation'>[]
}

const IMPORT_HINT =
  'Change values here, save, and import the file into the same plan: rows with an id change their items, rows without one are added.'

/** Returns the sheet "About" with the contents of the file and the meaning of each column. */
export function aboutSheetOf(source: AboutSheetSource): SheetDescription {
  const { planName, range, filters, arrangement = [], gaps = [], exportedAt, columns } = source
  const line = (name: string, text: string): SheetRow => ({ level: 0, cells: [name, text] })
  const identity = identityFieldsOf(columns).map((field) => ({ field }))
  return {
    name: 'About',
    columns: [
      { header: 'About this file', kind: 'text', width: 24 },
      { header: '', kind: 'text', width: 90 },
    ],
    rows: [
      line('Plan', planName),
      line('Dates', range),
      line('Filters', filters.length === 0 ? 'None' : filters.join('; ')),
      ...(arrangement.length === 0 ? [] : [line('Order', arrangement.join('; '))]),
      line('Exported', exportedAt.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:mm'.length)),
      line('Import', IMPORT_HINT),
      ...gaps.map((gap) => line('Left out', gap)),
      { level: 0, cells: [] },
      { level: 0, isStrong: true, cells: ['Column', 'Meaning'] },
      ...[...columns, ...identity].map((column) => {
        const details = FILE_FIELDS.find(({ field }) => field === column.field)
        const own = 'explanation' in column ? column.explanation : undefined
        const header = 'header' in column ? column.header : undefined
        const name = header ?? details?.header ?? column.field?.replace(/^fields\./, '') ?? ''
        return line(name, own ?? details?.explanation ?? explanationOf(column.field))
      }),
    ],
    frozenRows: 1,
    frozenColumns: 0,
  }
}

function explanationOf(field: FileField | null): string {
  return field === null
    ? 'What the table shows. An import does not read it.'
    : `The universal field ${field.slice('fields.'.length)}.`
}
