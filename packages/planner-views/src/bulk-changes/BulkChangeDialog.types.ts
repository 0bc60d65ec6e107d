import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'

import type { QuickCreateChannel } from '../quick-create'
import type { OfferedTag } from '../tag-options'
import type { BulkChange } from '@throughline/domain/bulk'
import type { BulkChangeLabels } from './labels'

/** An item that a change leaves as it is, and why. */
export interface RefusedItem {
  readonly id: number
  readonly title: string
  /** A few words, without a full stop: `repeats`. */
  readonly reason: string
}

/** What a change is going to do, as far as that is known. */
export type BulkSummary =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** How many tactics it changes, without initiatives. */
      readonly changedTactics: number
      readonly changedInitiatives: number
      /** How many already are as it would make them. */
      readonly unchangedCount: number
      readonly refused: readonly RefusedItem[]
      /** Sentences about what follows from it. */
      readonly notices: readonly string[]
    }

export interface BulkChangeDialogProps {
  readonly isOpen: boolean
  /** What is done with the items. */
  readonly kind: BulkChange['kind']
  /** What was chosen; null asks for it. Flagging and deleting need no choice: pass the change at once. */
  readonly change: BulkChange | null
  /** How many items it is about, > 0. */
  readonly itemCount: number
  /** The first day of the earliest of them, `YYYY-MM-DD`; null where none has a date. */
  readonly firstDay: CivilDate | null
  /** The initiative whose tactics change with it. @default none, the items were selected */
  readonly initiativeTitle?: string | undefined
  /** Channels with their types; those that the person may not edit are locked. @default [] */
  readonly channels?: readonly QuickCreateChannel[]
  /** Tags to add and remove; null while they are on their way. @default [] */
  readonly tags?: readonly OfferedTag[] | null
  /** The plan on show; tags of other plans bear the mark of theirs. */
  readonly planId: number
  /** Today as `YYYY-MM-DD`, for choosing a date. */
  readonly today: CivilDate
  /** @default 'sunday' */
  readonly weekStartDay?: WeekStartDay
  /** What the change is going to do; shown as soon as there is a change. */
  readonly summary: BulkSummary
  /** The change is under way; the dialog waits. @default false */
  readonly isApplying?: boolean
  /** What came of applying it; it stays on show until the dialog is closed or applies again. @default null */
  readonly outcome?: { readonly status: 'applied' | 'failed'; readonly message: string } | null
  /** A change was chosen, of which a summary is to be made; or null, to choose again. */
  readonly onChoose: (request: { change: BulkChange | null }) => void
  /** The change is to be made, without the items that it refuses. */
  readonly onApply: (request: { change: BulkChange }) => void
  /** Cancel, Close, Esc or a press on the backdrop. Not called while it is applied. */
  readonly onClose: () => void
  /** @default englishBulkChangeLabels */
  readonly labels?: BulkChangeLabels
}
