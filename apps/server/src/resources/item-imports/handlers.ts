import { judgeItemImport } from '@throughline/domain/item-import'
import { importRefused, notFound } from '../../errors/api-error'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import type { Handlers } from '../../operations/handler'
import { lockItems } from '../bulk-changes/item-queries'
import { findBulkChange } from '../bulk-changes/undo-queries'
import { findImportDetails } from './import-details'
import { presentStoredImport, presentResults } from './presenter'
import { applyItemImport } from './write-queries'

/** The import of rows: preview and write. Its undo is that of bulk changes. */
export const itemImportHandlers: Handlers<'importItems'> = {
  importItems: async ({ params, body, request, orm, now, planAccesses, signedIn }) => {
    const { rows, isPreview } = body
    const situation = { planAccess: planAccesses.only, planAccesses, signedIn }
    if (isPreview) {
      const { details } = await findImportDetails(orm, rows, situation)
      return { body: presentResults(judgeItemImport(rows, details)) }
    }
    const once = idempotentRequest('importItems', {
      request,
      body: { plan: params.id, ...body },
      signedIn,
      now,
    })
    const id = await createOnce(orm, once, async (tx) => {
      const itemIds = rows.flatMap(({ itemId }) => (itemId === undefined ? [] : [itemId]))
      await lockItems(tx, itemIds)
      const { details, stored } = await findImportDetails(tx, rows, situation)
      const results = judgeItemImport(rows, details)
      const report = presentResults(results)
      if (report.refused > 0) throw importRefused(report)
      return applyItemImport(tx, results, {
        stored,
        planId: params.id,
        userId: signedIn.userId,
        now,
      })
    })
    const made = await findBulkChange(orm, id)
    if (made === null) throw notFound('bulk change')
    return { body: presentStoredImport(made) }
  },
}
