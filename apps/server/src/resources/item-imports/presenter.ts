import type { components } from '@throughline/api-client/schema'
import type { ItemImportProblem, ItemImportCheck } from '@throughline/domain/item-import'
import type { BulkChangeRow } from '../bulk-changes/undo-queries'
import { problemDetail } from './problem-detail'

type Result = components['schemas']['ItemImportResult']
type RowResult = components['schemas']['ItemImportRowResult']

/** Presents the preview of an import. */
export function presentResults(results: readonly ItemImportCheck[]): Result {
  const count = (outcome: ItemImportCheck['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return {
    bulkChangeId: null,
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: byNumber(
      results.flatMap((result) => (result.outcome === 'unchanged' ? [] : [presentRow(result)])),
    ),
  }
}

/** Presents an applied import from its stored data. */
export function presentStoredImport({
  id,
  items,
  unchangedIds,
}: Pick<BulkChangeRow, 'id' | 'items' | 'unchangedIds'>): Result {
  const rows = items.map((item): RowResult => ({
    row: item.imported?.row ?? 0,
    outcome: item.before === null ? 'create' : 'update',
    itemId: item.id,
    changes: [],
    problems: [],
  }))
  const created = items.filter(({ before }) => before === null).length
  return {
    bulkChangeId: items.length === 0 ? null : id,
    created,
    updated: items.length - created,
    unchanged: unchangedIds.length,
    refused: 0,
    rows: byNumber(rows),
  }
}

function byNumber(rows: readonly RowResult[]): RowResult[] {
  return rows.toSorted((a, b) => a.row - b.row)
}

function presentRow(result: Exclude<ItemImportCheck, { outcome: 'unchanged' }>): RowResult {
  const { row, outcome } = result
  if (outcome === 'create') return { row, outcome, itemId: null, changes: [], problems: [] }
  if (outcome === 'update') {
    return { row, outcome, itemId: result.item.id, changes: [...result.changes], problems: [] }
  }
  const { itemId, problems } = result
  return { row, outcome, itemId, changes: [], problems: problems.map(presentProblem) }
}

function presentProblem(problem: ItemImportProblem): RowResult['problems'][number] {
  const { column, code } = problem
  return { column, code, detail: problemDetail(problem) }
}
