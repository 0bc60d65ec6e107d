import { isApiError, type PlanDetail } from '@throughline/api-client'
import { canEditChannel, type PlanAccess } from '@throughline/domain/access'
import { isMonthlyKind } from '@throughline/domain/channels'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  asWholeMonths,
  withDuration,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { QuickCreate, type QuickCreateValues } from '@throughline/planner-views/quick-create'
import { useMemo, useState } from 'react'
import { useCreateTactic, useDeleteTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../shell/ToastProvider'
import { UNDO_TOAST_LIFETIME_MS, type UndoStack } from '../../undo'
import { failureOfError } from './save-failure'

export interface NewTacticPopoverProps {
  readonly dates: TacticDates
  readonly anchor: HTMLElement
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly undoStack: UndoStack
  /** Channel and type of the last new item, as initial values. */
  readonly lastChoice: QuickCreateValues | null
  readonly onCreated: (creation: { item: TacticListItem }) => void
  /** The person asks for the whole editor. */
  readonly onMore: (request: { dates: TacticDates; values: QuickCreateValues }) => void
  readonly onClose: () => void
}

/** The quick form for a new tactic, beside the days or hours that the person has chosen. */
export function NewTacticPopover({
  dates,
  anchor,
  plan,
  access,
  undoStack,
  lastChoice,
  onCreated,
  onMore,
  onClose,
}: NewTacticPopoverProps) {
  const create = useCreateTactic(plan.id)
  const remove = useDeleteTactic(plan.id)
  const showToast = useShowToast()
  const [error, setError] = useState<string | null>(null)
  const channels = useMemo(
    () =>
      plan.channels
        .filter(({ planId, kind }) => planId === plan.id && kind !== 'subscriptions')
        .map(({ id, name, uiColor, kind, tacticTypes }) => ({
          id,
          name,
          color: uiColor,
          isLocked: kind !== 'initiatives' && !canEditChannel(access, id),
          types: tacticTypes.filter(({ isHidden }) => !isHidden),
        })),
    [plan, access],
  )

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
  const handleCreate = async (chosen: { title: string; channelId: number; typeId: number }) => {
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
    setError(null)
    try {
      const saving = create.mutateAsync({ draft })
      const undo = undoStack.push({
        saving,
        // A refused item needs no deletion.
        takeBack: () => saving.then(takeBack, () => true),
      })
      const item = await saving
      showToast({
        id: 'created',
        tone: 'success',
        text: (isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES).created,
        lifetimeMs: UNDO_TOAST_LIFETIME_MS,
        action: { label: 'Undo', onSelect: undo },
      })
      onCreated({ item })
    } catch (failure) {
      const names = { channelName: channel.name, planName: plan.name }
      const { text, fields } = failureOfError(failure, names)
      setError(text ?? Object.values(fields)[0] ?? 'The item could not be saved.')
    }
  }

  return (
    <QuickCreate
      anchor={anchor}
      dates={dates}
      channels={channels}
      initialValues={lastChoice ?? undefined}
      isBusy={create.isPending}
      error={error}
      onCreate={(chosen) => {
        void handleCreate(chosen)
      }}
      onMore={({ values }) => {
        onMore({ dates, values })
      }}
      onClose={onClose}
    />
  )
}
