import { eq } from 'drizzle-orm'
import { customViews } from '../../db/schema'
import type { MakeSample } from './sample'

/** Saved views. */
export const customViewSamples = {
  listCustomViews: ({ plan }) => ({ method: 'GET', url: `/api/custom_views?plan=${plan.id}` }),
  createCustomView: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/custom_views',
    body: { name: `View ${turn}`, view: 'month', plan: plan.id, settings: {}, isShared: true },
  }),
  readCustomView: async ({ customView }) => ({
    method: 'GET',
    url: `/api/custom_views/${await customView()}`,
  }),
  updateCustomView: async ({ customView }) => ({
    method: 'PUT',
    url: `/api/custom_views/${await customView()}`,
    body: { name: 'Renamed' },
  }),
  deleteCustomViews: async ({ customView }) => ({
    method: 'DELETE',
    url: `/api/custom_views/${await customView()}`,
  }),
  restoreCustomView: async ({ orm, customView }) => {
    const id = await customView()
    await orm
      .update(customViews)
      .set({ deletedAt: new Date('2026-03-18T11:59:00Z') })
      .where(eq(customViews.id, id))
    return { method: 'POST', url: `/api/custom_views/${id}/restore` }
  },
} as const satisfies Readonly<Record<string, MakeSample>>
