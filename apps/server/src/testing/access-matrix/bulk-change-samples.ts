import { bulkChanges } from '../../db/schema'
import type { MakeSample } from './sample'

/** Changes of many tactics, and their import. */
export const bulkChangeSamples = {
  createBulkChange: async ({ plan, tactic }) => ({
    method: 'POST',
    url: `/api/plans/${plan.id}/bulk-changes`,
    body: {
      items: [{ tactic: `/api/tactics/${await tactic()}`, version: 1 }],
      change: { kind: 'move', deltaDays: 7 },
      withRelated: false,
      isPreview: false,
    },
  }),
  importItems: async ({ plan, tactic }) => ({
    method: 'POST',
    url: `/api/plans/${plan.id}/imports`,
    body: {
      isPreview: false,
      rows: [{ row: 2, itemId: await tactic(), version: 1, values: { title: 'Spring launch' } }],
    },
  }),
  undoBulkChange: async ({ orm, plan, callerId, tactic }) => {
    const [made] = await orm
      .insert(bulkChanges)
      .values({
        planId: plan.id,
        userId: callerId,
        change: { kind: 'copy', deltaDays: 0 },
        items: [{ id: await tactic(), version: 1, before: null }],
        unchangedIds: [],
        refused: [],
        createdAt: new Date('2026-03-18T11:59:00Z'),
      })
      .returning({ id: bulkChanges.id })
    return { method: 'POST', url: `/api/bulk_changes/${made?.id ?? 0}/undo` }
  },
} as const satisfies Readonly<Record<string, MakeSample>>
