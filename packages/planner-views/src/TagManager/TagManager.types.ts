import type { TagCategory } from '@throughline/domain/tags'
import type { TagManagerLabels } from './TagManager.labels'

/** A tag as it is managed. */
export interface ManagedTag {
  readonly id: number
  /** Without its category. */
  readonly name: string
  readonly category: TagCategory
  /** The category as it was written; empty without one. */
  readonly categoryName: string
  /**
   * Abbreviation of another plan, in which alone the tag can be changed; null for a tag of this
   * plan.
   */
  readonly otherPlan: string | null
  /** Number of tactics and initiatives with the tag; null while it is unknown. */
  readonly tacticCount: number | null
}

/** Values of a new tag; both are trimmed. */
export interface NewTag {
  readonly categoryName: string
  readonly name: string
}

/** Another place of a tag. */
export interface TagMove {
  readonly id: number
  /** The category as it is written before the colon. */
  readonly categoryName: string
  /** Counts from 0 among the tags of this plan in the category. */
  readonly index: number
}

/** Resolves with why it was refused, or with nothing when it was done. */
export type TagOutcome = Promise<string | undefined>

export interface TagManagerProps {
  /** By category and in their order. Keep the same objects while nothing changes. */
  readonly tags: readonly ManagedTag[]
  /** The user may look, but not change. @default false */
  readonly isReadOnly?: boolean
  /** Tags can be moved within and between categories. @default false */
  readonly canReorder?: boolean
  /** Why users cannot move tags although they can change them. @default no message */
  readonly reorderNote?: string | null
  /** A tag was added. The outcome says whether it was accepted. */
  readonly onAdd: (tag: NewTag) => TagOutcome
  /** A tag was renamed. The outcome says whether it was accepted. */
  readonly onRename: (change: { readonly id: number; readonly name: string }) => TagOutcome
  /** A tag was put to another place. */
  readonly onMove: (move: TagMove) => void
  /** The user confirmed to delete a tag. The outcome says whether it was accepted. */
  readonly onDelete: (deletion: { readonly id: number }) => TagOutcome
  /** The form of a new tag has text, or none any more. @default no reports */
  readonly onDraftChange?: ((draft: { readonly isStarted: boolean }) => void) | undefined
  /** @default englishTagManagerLabels */
  readonly labels?: TagManagerLabels
}
