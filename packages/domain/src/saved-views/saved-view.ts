import { isNameUsed, MAX_NAME_LENGTH } from '../names'

/** The views of a plan that can be saved, in the order of the navigation. */
const savableViews = ['month', 'day', 'flow', 'table', 'budget', 'performance', 'search'] as const

/** A view of a plan that can be saved. */
export type SavableView = (typeof savableViews)[number]

/** A view that a person saved under a name. */
export interface SavedView {
  readonly id: number
  /** Grows with each change of the view, but not of its place; absent before it is read. */
  readonly version?: number
  readonly userId: number
  /** First and last name of the person who saved it. */
  readonly ownerName: string
  /** null: for every plan. */
  readonly planId: number | null
  readonly name: string
  readonly view: SavableView
  /** As stored, perhaps by another version of the product; see `readSavedViewSettings`. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Position among the views of its owner, from 0. */
  readonly orderIndex: number
  /** Visible to all users with a role on the plan. */
  readonly isShared: boolean
  /** The plan opens with it for the requester. */
  readonly isDefault: boolean
  /** The requester may change and delete it. */
  readonly canEdit: boolean
}

/** The saved views of a plan as menus list them. */
export interface SavedViewSections {
  /** The user's private views, in the user's order. */
  readonly mine: readonly SavedView[]
  /** The shared views of the plan by name, the user's own included. */
  readonly shared: readonly SavedView[]
}

/** Sorts the views that a person sees on a plan into sections. */
export function savedViewSections(views: readonly SavedView[]): SavedViewSections {
  return {
    mine: views
      .filter((view) => !view.isShared)
      .sort((a, b) => a.orderIndex - b.orderIndex || a.id - b.id),
    shared: views
      .filter((view) => view.isShared)
      .sort((a, b) => compareNames(a.name, b.name) || a.id - b.id),
  }
}

const { compare: compareNames } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Why a saved view cannot have a name. */
export type SavedViewNameProblem = 'empty' | 'too-long' | 'taken'

/**
 * Checks the name of a saved view of a person.
 *
 * @param others the person's other saved views; case and outer spaces make no difference
 */
export function savedViewNameProblem(
  name: string,
  others: readonly Pick<SavedView, 'name'>[],
): SavedViewNameProblem | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  if (trimmed.length > MAX_NAME_LENGTH) return 'too-long'
  return isNameUsed(trimmed, others) ? 'taken' : null
}
