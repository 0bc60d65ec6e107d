import { idOfIri } from '@throughline/api-client'
import type { SavedView } from '@throughline/domain/saved-views'
import type { RequestHandler } from 'msw'
import { buildSavedView, wireSavedViewOf } from '../builders'
import { contractHttp } from './contract-http'
import { notFound } from './problem-response'
import { nextVersion, staleResponse } from './versions'

/**
 * Answers every operation of saved views.
 *
 * @param stored the views by id; handlers read and change this map
 */
export function savedViewHandlers(stored: Map<number, SavedView>): readonly RequestHandler[] {
  const { get, put, post, delete: remove } = contractHttp
  const deleted = new Map<number, SavedView>()
  /** A plan has one default view. */
  const store = (view: SavedView): void => {
    if (view.isDefault) {
      for (const other of stored.values()) stored.set(other.id, { ...other, isDefault: false })
    }
    stored.set(view.id, view)
  }
  return [
    get('/custom_views', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const items = [...stored.values()].filter((view) => view.planId === planId)
      return response(200).json({ items: items.map(wireSavedViewOf), total: items.length })
    }),
    post('/custom_views', async ({ request, response }) => {
      const { plan, ...draft } = await request.json()
      const planId = typeof plan === 'string' ? idOfIri(plan, 'plans') : (plan ?? null)
      const id = 1 + Math.max(0, ...stored.keys(), ...deleted.keys())
      const created = buildSavedView({ orderIndex: stored.size, ...draft, id, planId })
      store(created)
      return response(201).json(wireSavedViewOf(created))
    }),
    put('/custom_views/{id}', async ({ request, params, response }) => {
      const before = stored.get(Number(params.id))
      if (before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, wireSavedViewOf(before))
      if (stale !== null) return response.untyped(stale)
      const { plan: _plan, ...changes } = await request.json()
      const after = { ...before, ...changes, id: before.id, version: nextVersion(before) }
      store(after)
      return response(200).json(wireSavedViewOf(after))
    }),
    remove('/custom_views/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !stored.has(id))) return response.untyped(notFound())
      for (const id of ids) {
        const view = stored.get(id)
        if (view !== undefined) deleted.set(id, view)
        stored.delete(id)
      }
      return response(204).empty()
    }),
    post('/custom_views/{id}/restore', ({ params, response }) => {
      const view = deleted.get(Number(params.id))
      if (view === undefined) return response.untyped(notFound())
      deleted.delete(view.id)
      const hasOtherDefault = [...stored.values()].some(({ isDefault }) => isDefault)
      const restored = { ...view, isDefault: view.isDefault && !hasOtherDefault }
      store(restored)
      return response(200).json(wireSavedViewOf(restored))
    }),
  ]
}
