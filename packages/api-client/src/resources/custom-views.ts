import type { SavedView } from '@throughline/domain/saved-views'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { ifMatch } from '../if-match'
import { isVersionConflict } from '../errors'

/** A view to be saved. */
export interface SavedViewDraft extends Pick<SavedView, 'name' | 'view' | 'settings'> {
  readonly planId: number
  readonly isShared: boolean
  readonly isDefault: boolean
  /** Position among the views of the caller, from 0. @default last */
  readonly orderIndex?: number
}

/** The fields of a saved view to change. */
export type SavedViewChanges = Partial<
  Pick<SavedView, 'name' | 'view' | 'settings' | 'isShared' | 'isDefault' | 'orderIndex'>
>

/**
 * Lists the caller's saved views of a plan and of any plan, in order, and then those that
 * others share on the plan, by name.
 */
export async function listSavedViews(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly SavedView[]> {
  const answer = await unwrap(
    client.http.GET('/custom_views', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(savedViewFromWire)
}

/** Saves a view and returns it as stored. */
export async function createSavedView(
  client: ApiClient,
  { planId, ...fields }: SavedViewDraft,
): Promise<SavedView> {
  const body = { ...fields, plan: iriOf('plans', planId) }
  return savedViewFromWire(await unwrap(client.http.POST('/custom_views', { body })))
}

/**
 * Changes a saved view. Every user who sees a view may send `isDefault`.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it
 *   since
 */
export async function updateSavedView(
  client: ApiClient,
  id: number,
  changes: SavedViewChanges,
  version?: number,
): Promise<SavedView> {
  return savedViewFromWire(
    await unwrap(
      client.http.PUT('/custom_views/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body: changes,
      }),
    ),
  )
}

/** Deletes a saved view for all users who see it. */
export async function deleteSavedView(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/custom_views/{id}', { params: { path: { id: String(id) } } }))
}

/** Restores a saved view that was deleted within the last 30 days, and returns it as stored. */
export async function restoreSavedView(client: ApiClient, id: number): Promise<SavedView> {
  return savedViewFromWire(
    await unwrap(client.http.POST('/custom_views/{id}/restore', { params: { path: { id } } })),
  )
}

/** The saved view as it is now, from the error of a stale change; null for any other error. */
export function newestSavedViewOf(error: unknown): SavedView | null {
  if (!isVersionConflict(error)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what this error carries
  return savedViewFromWire(error.failure.current as components['schemas']['CustomView'])
}

function savedViewFromWire(wire: components['schemas']['CustomView']): SavedView {
  return {
    id: wire.id,
    version: wire.version,
    userId: wire.userId,
    ownerName: wire.ownerName,
    planId: wire.planId,
    name: wire.name,
    view: wire.view,
    settings: wire.settings,
    orderIndex: wire.orderIndex,
    isShared: wire.isShared,
    isDefault: wire.isDefault,
    canEdit: wire.canEdit,
  }
}
