import {
  headerOf,
  textOfCell,
  type FileCell,
  type FileField,
  type FileMapping,
  type ImportRow,
} from '@throughline/domain/item-file'

/** What the plan says of a row. Rows that it does not name change nothing. */
export interface ImportRowResult {
  readonly row: number
  readonly outcome: 'create' | 'update' | 'refused'
  readonly problems: readonly {
    /** The field, `fields.` and the name of a universal one, or `row` for the whole row. */
    readonly column: string
    /** A sentence. */
    readonly detail: string
  }[]
}

/** What becomes of a row. */
export type PreviewOutcome = 'create' | 'update' | 'unchanged' | 'problem'

/** A row as the preview shows it. */
export interface PreviewRow {
  /** Its number in the file. */
  readonly row: number
  readonly title: string
  readonly outcome: PreviewOutcome
  /** What the cells of the mapped columns say, by field. */
  readonly texts: ReadonlyMap<FileField, string>
  /** The problems of these cells, by field. */
  readonly problems: ReadonlyMap<FileField, string>
  /** Problems of the row as a whole, and of what no column has. */
  readonly otherProblems: readonly string[]
  /** The row as it would be sent. */
  readonly source: ImportRow
}

/** How many rows there are of each outcome; the skipped ones are in no other. */
export type PreviewCounts = Readonly<Record<PreviewOutcome | 'skipped', number>>

interface PreviewSource {
  readonly rows: readonly ImportRow[]
  /** What the plan says of the rows without problems of their own. */
  readonly results: readonly ImportRowResult[]
  /** All rows of the sheet, for the texts of the cells. */
  readonly cells: readonly (readonly FileCell[])[]
  readonly mapping: FileMapping
}

/** The rows of a file with what would become of each, and each problem at its cell. */
export function previewRowsOf({
  rows,
  results,
  cells,
  mapping,
}: PreviewSource): readonly PreviewRow[] {
  const resultOf = new Map(results.map((result) => [result.row, result]))
  const fields = mapping.flatMap((field, column) => (field === null ? [] : [{ field, column }]))
  return rows.map((source) => {
    const result = resultOf.get(source.row)
    const texts = new Map(
      fields.map(({ field, column }) => [field, textOfCell(cells[source.row - 1]?.[column])]),
    )
    const told = [...source.problems, ...(result?.problems ?? [])]
    const problems = new Map<FileField, string>()
    const otherProblems: string[] = []
    for (const { column, detail } of told) {
      const field = fields.find((mapped) => mapped.field === column)?.field
      if (field === undefined) otherProblems.push(withName(column, detail))
      else problems.set(field, [problems.get(field), detail].filter(Boolean).join(' '))
    }
    return {
      row: source.row,
      title: texts.get('title') ?? '',
      outcome: outcomeOf(source, result),
      texts,
      problems,
      otherProblems,
      source,
    }
  })
}

function outcomeOf(source: ImportRow, result: ImportRowResult | undefined): PreviewOutcome {
  if (source.problems.length > 0 || result?.outcome === 'refused') return 'problem'
  return result?.outcome ?? 'unchanged'
}

/** A sentence about a field that has no column says which field it is about. */
function withName(column: string, detail: string): string {
  if (column === 'row') return detail
  const name = isField(column) ? headerOf(column) : column
  return `${name}: ${detail}`
}

function isField(column: string): column is FileField {
  return column !== 'row'
}

/** Counts rows by what becomes of them. @param skipped numbers of rows that are not imported */
export function countRows(
  rows: readonly PreviewRow[],
  skipped: ReadonlySet<number>,
): PreviewCounts {
  const counts = { create: 0, update: 0, unchanged: 0, problem: 0, skipped: 0 }
  for (const { row, outcome } of rows) counts[skipped.has(row) ? 'skipped' : outcome] += 1
  return counts
}

/** The rows that an import sends: those that change something and are not skipped. */
export function rowsToApply(
  rows: readonly PreviewRow[],
  skipped: ReadonlySet<number>,
): readonly PreviewRow[] {
  return rows.filter(
    ({ row, outcome }) => !skipped.has(row) && (outcome === 'create' || outcome === 'update'),
  )
}
