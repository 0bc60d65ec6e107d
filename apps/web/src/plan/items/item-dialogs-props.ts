import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates } from '@throughline/domain/tactics'
import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import type { ReactNode } from 'react'
import type { UndoStack } from '../../undo'

/** A new item in creation beside a view. */
export interface NewItem {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
  /** Channel and type of the row in the view; null in views without such rows. */
  readonly target: { readonly channelId: number; readonly tacticTypeId: number } | null
}

export interface ItemDialogsProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  /** The item in the quick form; null while it is closed. */
  readonly newItem: NewItem | null
  readonly undoStack: UndoStack
  /** Dialog with a question; null for none. */
  readonly question: ReactNode
  /** Runs when the user opens the complete editor. */
  readonly onMore: (request: { dates: TacticDates; values: QuickCreateValues }) => void
  readonly onNewItemClose: () => void
}
