import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates } from '@throughline/domain/tactics'
import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import type { ReactNode } from 'react'
import type { UndoStack } from '../../undo'

/** A new item that is being made beside a view. */
export interface NewItem {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
  /** The channel and the type of its place in the view; null where the place says nothing. */
  readonly target: { readonly channelId: number; readonly tacticTypeId: number } | null
}

export interface ItemDialogsProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  /** The item in the quick form; null while it is closed. */
  readonly newItem: NewItem | null
  readonly undoStack: UndoStack
  /** A question that has to be answered first; null for none. */
  readonly question: ReactNode
  /** The person asked for the whole editor. */
  readonly onMore: (request: { dates: TacticDates; values: QuickCreateValues }) => void
  readonly onNewItemClose: () => void
}
