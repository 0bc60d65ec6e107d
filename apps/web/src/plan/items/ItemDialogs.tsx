import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import { lazy, useState, type ReactNode } from 'react'
import type { UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import type { EditorSubject } from '../editor/editor-subject'
import { NewTacticPopover } from './NewTacticPopover'
import { OpensOnDemand } from './OpensOnDemand'
import { loadEditor } from './use-idle-editor-code'

const TacticEditor = lazy(async () => ({ default: (await loadEditor()).TacticEditor }))

/** A new item that is being made beside a view. */
export interface NewItem {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
}

export interface ItemDialogsProps {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  readonly lookup: PlanLookup
  /** The item in the editor; null while it is closed. */
  readonly subject: EditorSubject | null
  /** The item in the quick form; null while it is closed. */
  readonly newItem: NewItem | null
  readonly undoStack: UndoStack
  /** A question that has to be answered first; null for none. */
  readonly question: ReactNode
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  readonly onSubjectChange: (subject: EditorSubject | null) => void
  readonly onNewItemClose: () => void
}

/** The dialogs in which the items of a plan are created, edited and deleted. */
export function ItemDialogs({
  plan,
  access,
  lookup,
  subject,
  newItem,
  undoStack,
  question,
  onTakenBack,
  onSubjectChange,
  onNewItemClose,
}: ItemDialogsProps) {
  const [lastChoice, setLastChoice] = useState<QuickCreateValues | null>(null)
  if (plan === undefined || access === null) return question
  return (
    <>
      {question}
      {newItem === null ? null : (
        <NewTacticPopover
          key={`${newItem.dates.startDate}:${newItem.dates.endDate}`}
          {...newItem}
          plan={plan}
          access={access}
          undoStack={undoStack}
          lastChoice={lastChoice}
          onCreated={({ item }) => {
            onNewItemClose()
            setLastChoice({ title: '', channelId: item.channelId, typeId: item.tacticTypeId })
          }}
          onMore={({ dates, values }) => {
            onNewItemClose()
            const { typeId, ...rest } = values
            onSubjectChange({ kind: 'new', dates, values: { ...rest, tacticTypeId: typeId } })
          }}
          onClose={onNewItemClose}
        />
      )}
      {subject === null ? null : (
        <OpensOnDemand
          onCancel={() => {
            onSubjectChange(null)
          }}
        >
          <TacticEditor
            subject={subject}
            plan={plan}
            access={access}
            lookup={lookup}
            undoStack={undoStack}
            onTakenBack={onTakenBack}
            onClose={() => {
              onSubjectChange(null)
            }}
          />
        </OpensOnDemand>
      )}
    </>
  )
}
