import type { SavedView } from '@throughline/domain/saved-views'
import { iriOf } from '@throughline/api-client'
import type { Schemas } from './wire'

/** A private view of plan 12 of the person of `buildPerson`, with the fields that a test is about. */
export function buildSavedView(fields: Partial<SavedView> = {}): SavedView {
  return {
    id: 31,
    version: 1,
    userId: 1001,
    ownerName: 'Maya Rios',
    planId: 12,
    name: 'Holiday, email and social',
    view: 'month',
    settings: { range: { kind: 'relative', name: 'this-month' } },
    orderIndex: 0,
    isShared: false,
    isDefault: false,
    canEdit: true,
    ...fields,
  }
}

/** A saved view as the server sends it. */
export function wireSavedViewOf(view: SavedView): Schemas['CustomView'] {
  const { planId, userId } = view
  return {
    ...view,
    version: view.version ?? 1,
    user: iriOf('users', userId),
    plan: planId === null ? null : iriOf('plans', planId),
  }
}
