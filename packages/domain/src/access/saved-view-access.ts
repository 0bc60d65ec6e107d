import type { EditDecision, EditRefusal } from './item-access'
import type { PlanAccess } from './plan-access'
import { ROLE_LEVELS } from './role'

/** The data of a saved view that the access rules read. */
export interface SavedViewDetails {
  readonly userId: number
  /** A shared view always has a plan. */
  readonly isShared: boolean
}

/** Whether a saved view can be changed or deleted, and if not, why. */
export type SavedViewDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EditRefusal | 'not-owner' }

const allowed = { allowed: true } as const

/**
 * Whether a person sees a saved view. They always see their own private views. They see a shared
 * view, their own included, while they can open its plan.
 *
 * @param access the person's access to the view's plan; null when there is none
 */
export function canSeeSavedView(
  view: SavedViewDetails,
  userId: number,
  access: PlanAccess | null,
): boolean {
  return view.isShared ? access?.isAccountActive === true : view.userId === userId
}

/**
 * Whether a person may share a view with all users of a plan: contributors and stronger roles may,
 * while the plan is not frozen for them.
 */
export function canShareSavedView(access: PlanAccess | null): EditDecision {
  if (access === null) return { allowed: false, code: 'not-found' }
  if (!access.isAccountActive) return { allowed: false, code: 'account-inactive' }
  if (access.level > ROLE_LEVELS.contributor) return { allowed: false, code: 'viewer' }
  if (access.isFrozenForCaller) return { allowed: false, code: 'plan-frozen' }
  return allowed
}

/**
 * Whether a person may change or delete a saved view. A private one is its owner's alone,
 * frozen plan or not. A shared one is its owner's, who must still be allowed to share, and
 * every plan admin's.
 */
export function canEditSavedView(
  view: SavedViewDetails,
  userId: number,
  access: PlanAccess | null,
): SavedViewDecision {
  if (!canSeeSavedView(view, userId, access)) return { allowed: false, code: 'not-found' }
  if (!view.isShared) return allowed
  const isAdmin = access !== null && access.level <= ROLE_LEVELS.admin
  if (view.userId !== userId && !isAdmin) return { allowed: false, code: 'not-owner' }
  return canShareSavedView(access)
}
