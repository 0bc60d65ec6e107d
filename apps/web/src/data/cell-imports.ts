import {
  applyItemImport,
  listTacticsByIds,
  type AppliedBulkChange,
  type ItemImportDraft,
  type ItemImportReport,
} from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import { writeOptions, type WriteContext } from './core/collection-writes'
import { useWrite } from './core/use-collection'
import { tacticRead } from './item-details'
import { tactics } from './tactics'

/** Number of items that one request reads after an import. Their ids must fit in a URL. */
const READ_COUNT = 100

/** Changed cells of several items, as rows of an import. */
export interface CellImportRequest {
  readonly draft: ItemImportDraft
  /** The same key for each attempt at the same import. */
  readonly idempotencyKey: string
}

/** Result of an import of cells. */
interface CellImportOutcome {
  readonly report: ItemImportReport
  /** Undoable change for `useUndoBulkChange`; null if the server wrote nothing. */
  readonly made: AppliedBulkChange | null
}

/**
 * Changes cells of many items in one step, or no cell if the server refuses a row. Then reads the
 * changed items again and puts them into the lists. Later changes build on their versions.
 */
export function cellImportOptions(context: WriteContext) {
  const { client, queryClient, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'import-cells',
    send: async ({ draft, idempotencyKey }: CellImportRequest): Promise<CellImportOutcome> => {
      const versions = tactics.versionsOf(queryClient)
      const rows = draft.rows.map(({ version, ...row }) => ({
        ...row,
        ...(version === undefined || row.itemId === undefined
          ? null
          : { version: versions.latestOf({ id: row.itemId, version }) }),
      }))
      const report = await applyItemImport(client, { ...draft, rows }, idempotencyKey)
      const { bulkChangeId } = report
      if (bulkChangeId === null) return { report, made: null }
      const changed = await readAll(
        context,
        report.rows.flatMap(({ itemId }) => itemId ?? []),
      )
      tactics.store(queryClient, ownerId, { items: changed })
      const from = new Map(rows.map(({ itemId, version }) => [itemId, version]))
      for (const { id, version } of changed) {
        const before = from.get(id)
        if (before !== undefined) versions.record({ id, from: before, to: version })
        void queryClient.invalidateQueries({ queryKey: tacticRead.key(id), exact: true })
      }
      return {
        report,
        made: { id: bulkChangeId, changed, deleted: [], unchanged: [], refused: [] },
      }
    },
  })
}

/** Changes cells of many items; see {@link cellImportOptions}. */
export const useCellImportWrite = (planId: number) => useWrite(cellImportOptions, planId)

async function readAll(
  { client, ownerId }: WriteContext,
  ids: readonly number[],
): Promise<readonly TacticListItem[]> {
  const parts: Promise<readonly TacticListItem[]>[] = []
  for (let start = 0; start < ids.length; start += READ_COUNT) {
    parts.push(listTacticsByIds(client, ownerId, ids.slice(start, start + READ_COUNT)))
  }
  return (await Promise.all(parts)).flat()
}
