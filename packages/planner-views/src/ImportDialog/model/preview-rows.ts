import {
  headerOf,
  textOfCell,
  type FileCell,
  type FileField,
  type FileMapping,
  type ImportRow,
} from '@throughline/domain/item-file'

/** A value of an item before and after a row. */
export interface ImportRowChange {
  /** The field, `fields.` and the name of a universal one, or `repeats` for the repeat. */
  readonly column: string
  readonly before: string
  readonly after: string
}

/** Result of a row in the plan. Rows without a result change nothing. */
export interface ImportRowResult {
  readonly row: number
  readonly outcome: 'create' | 'update' | 'refused'
  /** Changes of an existing item, as texts; an empty text for no value. @default none */
  readonly changes?: readonly ImportRowChange[]
  readonly problems: readonly {
    /** The field, `fields.` and the name of a universal one, or `row` for the whole row. */
    readonly column: string
    /** A sentence. */
    readonly detail: string
  }[]
}

/** Effect of the import of a row. */
export type PreviewOutcome = 'create' | 'update' | 'unchanged' | 'problem'

/** A row as the preview shows it. */
export interface PreviewRow {
  /** Its number in the file. */
  readonly row: number
  readonly title: string
  readonly outcome: PreviewOutcome
  /** Texts of the cells in mapped columns, by field. */
  readonly texts: ReadonlyMap<FileField, string>
  /** The problems of these cells, by field. */
  readonly problems: ReadonlyMap<FileField, string>
  /** Problems of the complete row, and of fields without a column. */
  readonly otherProblems: readonly string[]
  /** Changes of the values in these cells, by field. */
  readonly changes: ReadonlyMap<FileField, ImportRowChange>
  /** Changes of fields without a column. */
  readonly otherChanges: readonly ImportRowChange[]
  /** Notes about these cells, by field. */
  readonly notes: ReadonlyMap<FileField, string>
  /** Notes about the complete row. */
  readonly otherNotes: readonly string[]
  /** The row as it would be sent. */
  readonly source: ImportRow
}

/** How many rows there are of each outcome; the skipped ones are in no other. */
export type PreviewCounts = Readonly<Record<PreviewOutcome | 'skipped', number>>

interface PreviewSource {
  readonly rows: readonly ImportRow[]
  /** Results of the plan, for the rows whose cells could all be read. */
  readonly results: readonly ImportRowResult[]
  /** All rows of the sheet, for the texts of the cells. */
  readonly cells: readonly (readonly FileCell[])[]
  readonly mapping: FileMapping
}

/** Returns the rows of a file with the effect of each, and each problem at its cell. */
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
    const mapped = new Set(fields.map(({ field }) => field))
    const problems = sentencesOf([...source.problems, ...(result?.problems ?? [])], mapped)
    const notes = sentencesOf(source.notes, mapped)
    const changes = result?.changes ?? []
    return {
      row: source.row,
      title: texts.get('title') ?? '',
      outcome: outcomeOf(source, result),
      texts,
      problems: problems.byField,
      otherProblems: problems.others,
      changes: new Map(
        fields.flatMap(({ field }) => {
          const change = changes.find(({ column }) => column === field)
          return change === undefined ? [] : [[field, change] as const]
        }),
      ),
      otherChanges: changes.filter(({ column }) => !mapped.has(fieldOf(column))),
      notes: notes.byField,
      otherNotes: notes.others,
      source,
    }
  })
}

/**
 * Returns sentences by the fields that have columns; sentences about other fields name their field.
 */
function sentencesOf(
  sentences: readonly { readonly column: string; readonly detail: string }[],
  mapped: ReadonlySet<FileField>,
): { readonly byField: ReadonlyMap<FileField, string>; readonly others: readonly string[] } {
  const byField = new Map<FileField, string>()
  const others: string[] = []
  for (const { column, detail } of sentences) {
    const field = fieldOf(column)
    if (mapped.has(field))
      byField.set(field, [byField.get(field), detail].filter(Boolean).join(' '))
    else others.push(withName(column, detail))
  }
  return { byField, others }
}

function outcomeOf(source: ImportRow, result: ImportRowResult | undefined): PreviewOutcome {
  if (source.problems.length > 0 || result?.outcome === 'refused') return 'problem'
  return result?.outcome ?? 'unchanged'
}

/** A sentence about a field that has no column says which field it is about. */
function withName(column: string, detail: string): string {
  return column === 'row' ? detail : `${columnName(column)}: ${detail}`
}

/** Returns the header of a field that a row can change. */
export function columnName(column: string): string {
  return headerOf(fieldOf(column))
}

/** The server names values as the fields of files; `row` is no column of one. */
function fieldOf(column: string): FileField {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another text is in no mapping
  return column as FileField
}

/** Counts rows by their effect. @param skipped numbers of rows that are not imported */
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
