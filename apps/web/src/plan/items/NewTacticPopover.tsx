import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import { QuickCreate, type QuickCreateValues } from '@throughline/planner-views/quick-create'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { noProblem, useSubmission } from '../../forms'
import type { UndoStack } from '../../undo'
import { offeredChannelsOf } from '../offered-channels'
import { useTacticCreation } from './use-tactic-creation'
import type { TypedAhead } from './use-typed-ahead'

export interface NewTacticPopoverProps {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly undoStack: UndoStack
  /** The channel and the type that are preselected; null for none. */
  readonly initialChoice: QuickCreateValues | null
  readonly typedAhead: TypedAhead
  readonly onCreated: (creation: { item: TacticListItem }) => void
  /** Runs when the user opens the complete editor. */
  readonly onMore: (request: { dates: TacticDates; values: QuickCreateValues }) => void
  readonly onClose: () => void
}

/** Popover that creates a tactic beside its days or hours. */
export function NewTacticPopover({
  dates,
  anchor,
  plan,
  access,
  undoStack,
  initialChoice,
  typedAhead,
  onCreated,
  onMore,
  onClose,
}: NewTacticPopoverProps) {
  const { create, failureOf } = useTacticCreation(plan, undoStack)
  const { isSaving, problem, run } = useSubmission<string, TacticListItem>()
  const [title, setTitle] = useState(() => typedAhead.read())
  // Runs when the title has the focus. Letters may have come since the first rendering, and the
  // next one must not come before these are drawn.
  useEffect(() => {
    const letters = typedAhead.stop()
    queueMicrotask(() => {
      flushSync(() => {
        setTitle(letters)
      })
    })
  }, [typedAhead])
  const channels = useMemo(() => offeredChannelsOf(plan, access), [plan, access])

  const handleCreate = (chosen: { title: string; channelId: number; typeId: number }) => {
    const creation = { ...chosen, dates }
    const save = async () => {
      const item = await create(creation)
      if (item !== null) onCreated({ item })
    }
    void run(save, (error) => {
      // The popover shows all errors in one place.
      const { message, errors } = failureOf(error, creation)
      return { ...noProblem, message: message ?? errors[0]?.message ?? null }
    })
  }

  return (
    <QuickCreate
      anchor={anchor}
      dates={dates}
      channels={channels}
      key={title}
      initialValues={{ channelId: null, typeId: null, ...initialChoice, title }}
      isBusy={isSaving}
      error={problem.message}
      onCreate={handleCreate}
      onMore={({ values }) => {
        onMore({ dates, values })
      }}
      onClose={onClose}
    />
  )
}
