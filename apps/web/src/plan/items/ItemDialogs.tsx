import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates } from '@throughline/domain/tactics'
import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import { lazy, useState, type ReactNode } from 'react'
import type { UndoStack } from '../../undo'
import { OpensOnDemand } from '../OpensOnDemand'
import { loadOpenedOnDemand } from './use-idle-code'

const NewTacticPopover = lazy(async () => ({
  default: (await loadOpenedOnDemand()).NewTacticPopover,
}))

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

/** What opens over a view when its items are created or deleted. */
export function ItemDialogs({
  plan,
  access,
  newItem,
  undoStack,
  question,
  onMore,
  onNewItemClose,
}: ItemDialogsProps) {
  const [lastChoice, setLastChoice] = useState<QuickCreateValues | null>(null)
  if (plan === undefined || access === null || newItem === null) return question
  const { target, dates, anchor } = newItem
  const chosen =
    target === null
      ? lastChoice
      : { title: '', channelId: target.channelId, typeId: target.tacticTypeId }
  return (
    <>
      {question}
      <OpensOnDemand onCancel={onNewItemClose}>
        <NewTacticPopover
          key={`${dates.startDate}:${dates.endDate}:${target?.tacticTypeId ?? ''}`}
          dates={dates}
          anchor={anchor}
          plan={plan}
          access={access}
          undoStack={undoStack}
          initialChoice={chosen}
          onCreated={({ item }) => {
            onNewItemClose()
            setLastChoice({ title: '', channelId: item.channelId, typeId: item.tacticTypeId })
          }}
          onMore={onMore}
          onClose={onNewItemClose}
        />
      </OpensOnDemand>
    </>
  )
}
