import {
  applyItemImport,
  previewItemImport,
  type ItemImportDraft,
  type ItemImportReport,
} from '@throughline/api-client'
import { useMutation } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { writeOptions, type WriteContext } from './core/collection-writes'
import { useWrite } from './core/use-collection'
import { tacticRead } from './item-details'
import { tactics } from './tactics'

/** Rows to import. */
export interface ItemImportRequest extends Pick<ItemImportDraft, 'rows'> {
  /** The same key for each attempt at the same import; see `applyItemImport`. */
  readonly idempotencyKey: string
}

/** Previews an import of rows. A later preview discards the answer to an earlier one. */
export function useItemImportPreview(planId: number) {
  const client = useApiClient()
  return useMutation({
    mutationKey: ['item-import-preview', planId],
    mutationFn: ({ rows }: Pick<ItemImportDraft, 'rows'>) =>
      previewItemImport(client, { planId, rows }),
  })
}

/**
 * Creates and changes items from rows. Reads the lists again afterwards, because rows contain only
 * the changed values.
 */
export function importOptions(context: WriteContext) {
  const { client, ownerId } = context
  return writeOptions(tactics, context, {
    action: 'import',
    send: async ({ rows, idempotencyKey }: ItemImportRequest) => {
      const report = await applyItemImport(client, { planId: ownerId, rows }, idempotencyKey)
      forgetDetails(context, report)
      return report
    },
  })
}

/** Imports rows; see {@link importOptions}. */
export const useApplyItemImport = (planId: number) => useWrite(importOptions, planId)

/** Reads changed items again where they are open. */
function forgetDetails({ queryClient }: WriteContext, { rows }: ItemImportReport): void {
  for (const { itemId } of rows) {
    if (itemId === null) continue
    void queryClient.invalidateQueries({ queryKey: tacticRead.key(itemId), exact: true })
  }
}
