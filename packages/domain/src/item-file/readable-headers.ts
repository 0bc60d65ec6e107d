import { customHeaderOf, headerOf } from './file-field'
import { guessMapping } from './guess-mapping'
import type { TacticSheetColumn } from './tactic-sheet'

/**
 * Gives each column a header that no other column has, and by which an import finds its field and
 * no other one: a custom field with the name "Impressions" is no column of impressions.
 *
 * @param fieldNames names of the custom fields that an import can read
 */
export function withReadableHeaders<Column extends Pick<TacticSheetColumn, 'field' | 'header'>>(
  columns: readonly Column[],
  fieldNames: readonly string[],
): readonly (Column & { readonly header: string })[] {
  const used = new Set<string>()
  return columns.map((column) => {
    const header = candidatesOf(column).find(
      (candidate) =>
        !used.has(candidate) && guessMapping([candidate], fieldNames)[0] === column.field,
    )
    const chosen = header ?? column.header ?? ''
    used.add(chosen)
    return { ...column, header: chosen }
  })
}

/** So many columns without a field can have one header. */
const MOST_NAMESAKES = 100

function candidatesOf({
  field,
  header,
}: Pick<TacticSheetColumn, 'field' | 'header'>): readonly string[] {
  const usual = header ?? (field === null ? '' : headerOf(field))
  if (field !== null) return [usual, headerOf(field), customHeaderOf(headerOf(field))]
  return Array.from({ length: MOST_NAMESAKES }, (_, at) =>
    at === 0 ? usual : `${usual} ${at + 1}`,
  )
}
