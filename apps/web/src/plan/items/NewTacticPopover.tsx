import { isApiError, type PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { isMonthlyKind } from '@throughline/domain/channels'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  asWholeMonths,
  withDuration,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { QuickCreate, type QuickCreateValues } from '@throughline/planner-views/quick-create'
import { useMemo } from 'react'
import { useCreateTactic, useDeleteTactic } from '../../data/use-tactic-changes'
import { NO_PROBLEM, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'
import { failureOfSave } from '../editor/save-failure'
import { offeredChannelsOf } from '../offered-channels'

export interface NewTacticPopoverProps {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly undoStack: UndoStack
  /** The channel and the type that are preselected; null for none. */
  readonly initialChoice: QuickCreateValues | null
  readonly onCreated: (creation: { item: TacticListItem }) => void
  /** The person asked for the whole editor. */
  readonly onMore: (request: { dates: TacticDates; values: QuickCreateValues }) => void
  readonly onClose: () => void
}

/** Creates a tactic in a popover beside its days or hours. */
export function NewTacticPopover({
  dates,
  anchor,
  plan,
  access,
  undoStack,
  initialChoice,
  onCreated,
  onMore,
  onClose,
}: NewTacticPopoverProps) {
  const create = useCreateTactic(plan.id)
  const remove = useDeleteTactic(plan.id)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)
  const { isSaving, problem, run } = useSubmission<string, TacticListItem>()
  const channels = useMemo(() => offeredChannelsOf(plan, access), [plan, access])

  const takeBack = async (item: TacticListItem) => {
    try {
      await remove.mutateAsync({ item, isGoneAtOnce: true })
      showToast({ id: 'created', text: TACTIC_MESSAGES.deleted })
      return true
    } catch (failure) {
      showToast({ id: 'created', tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
      return !isApiError(failure, 'network')
    }
  }
  const handleCreate = (chosen: { title: string; channelId: number; typeId: number }) => {
    const channel = plan.channels.find(({ id }) => id === chosen.channelId)
    const type = channel?.tacticTypes.find(({ id }) => id === chosen.typeId)
    if (channel === undefined || type === undefined) return
    const isInitiative = channel.kind === 'initiatives'
    const lasting = isInitiative ? withDuration(dates) : dates
    const draft = {
      planId: plan.id,
      title: chosen.title,
      tacticTypeId: chosen.typeId,
      isInitiative,
      ...(isMonthlyKind(type.kind) ? asWholeMonths(dates) : lasting),
    }
    const save = async () => {
      const saving = create.mutateAsync({ draft })
      const messages = isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
      const item = await report({
        saving,
        // A tactic that was not created needs no undo.
        takeBack: () => saving.then(takeBack, () => true),
        toast: { id: 'created', tone: 'success', text: messages.created },
      })
      onCreated({ item })
    }
    const names = { channelName: channel.name, planName: plan.name }
    void run(save, (error) => {
      // The popover has one place for everything that is wrong.
      const { message, errors } = failureOfSave(error, names)
      return { ...NO_PROBLEM, message: message ?? errors[0]?.message ?? null }
    })
  }

  return (
    <QuickCreate
      anchor={anchor}
      dates={dates}
      channels={channels}
      initialValues={initialChoice ?? undefined}
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
