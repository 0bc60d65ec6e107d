import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { BulkChange } from '@throughline/domain/bulk'

import type { QuickCreateChannel } from '../QuickCreate'
import type { OfferedTag } from '../tag-options'
import type { BulkChangeLabels } from './BulkChangeDialog.labels'

/** An item that a change does not apply to, and why. */
export interface RefusedItem {
  readonly id: number
  readonly title: string
  /** A few words, without a full stop: `repeats`. */
  readonly reason: string
}

/** Summary of the effects of a change. */
export type BulkSummary =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** How many tactics it changes, without initiatives. */
      readonly changedTactics: number
      readonly changedInitiatives: number
      /** How many items are already as the change would make them. */
      readonly unchangedCount: number
      readonly refused: readonly RefusedItem[]
      /** Consequences of the change, as sentences. */
      readonly notices: readonly string[]
    }

export interface BulkChangeDialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean
  /** Kind of the change. */
  readonly kind: BulkChange['kind']
  /**
   * Chosen change; null asks the user for it. Flagging and deleting need no choice: pass the change
   * at once.
   */
  readonly change: BulkChange | null
  /** How many items were selected, > 0. */
  readonly itemCount: number
  /** The first day of the earliest of them, `YYYY-MM-DD`; null where none has a date. */
  readonly firstDay: CivilDate | null
  /** The initiative whose tactics change with it. @default none, the user selected the items */
  readonly initiativeTitle?: string | undefined
  /** Channels with their types; channels that the user may not edit are locked. @default [] */
  readonly channels?: readonly QuickCreateChannel[]
  /** Tags to choose from; null while they are loading. @default [] */
  readonly tags?: readonly OfferedTag[] | null
  /** The open plan; tags of other plans show the abbreviation of their plan. */
  readonly planId: number
  /** Today as `YYYY-MM-DD`, for choosing a date. */
  readonly today: CivilDate
  /** @default that of the locale */
  readonly weekStartDay?: WeekStartDay
  /** Effects of the change; visible once a change is chosen. */
  readonly summary: BulkSummary
  /** The change is being applied; until it is done, the dialog cannot be closed. @default false */
  readonly isApplying?: boolean
  /**
   * The result of applying the change; visible until the dialog closes or applies again.
   * @default null
   */
  readonly outcome?: { readonly status: 'applied' | 'failed'; readonly message: string } | null
  /** A change was chosen and needs a summary; null to choose again. */
  readonly onChoose: (request: { change: BulkChange | null }) => void
  /** Asks the host to apply the change to all items that it does not refuse. */
  readonly onApply: (request: { change: BulkChange }) => void
  /** Cancel, Close, Esc or a press on the backdrop. Not called while the change is being applied. */
  readonly onClose: () => void
  /** @default englishBulkChangeLabels */
  readonly labels?: BulkChangeLabels
}
