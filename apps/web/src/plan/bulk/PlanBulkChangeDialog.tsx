import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { withRelatedItems, type BulkChange } from '@throughline/domain/bulk'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { BulkChangeDialog, type BulkSummary } from '@throughline/planner-views/bulk-changes'
import { useMemo, useState } from 'react'
import { useBulkPreview, type BulkRequest } from '../../data/bulk-changes'
import { useTags } from '../../data/tags'
import type { UndoStack } from '../../undo'
import { offeredChannelsOf } from '../offered-channels'
import { planRulesOf } from '../plan-rules'
import { failureSentence } from './bulk-failure'
import type { BulkIntent } from './bulk-intent'
import { itemCountOf, summaryOf, type SummaryDetails } from './bulk-summary'
import { useBulkApplication } from './use-bulk-application'

export interface PlanBulkChangeDialogProps {
  readonly intent: BulkIntent
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly details: SummaryDetails
  readonly today: CivilDate
  readonly undoStack: UndoStack
  readonly onClose: () => void
}

const TAGS_FAILED = 'The tags could not be read. Close this and try again.'

/** Dialog of a bulk change of a plan's items: choice, summary of the server, result and undo. */
export function PlanBulkChangeDialog({
  intent,
  plan,
  access,
  details,
  today,
  undoStack,
  onClose,
}: PlanBulkChangeDialogProps) {
  const { kind, items, withRelated } = intent
  const [change, setChange] = useState<BulkChange | null>(intent.change)
  const request = useMemo<BulkRequest | null>(
    () => (change === null ? null : { planId: plan.id, items, change, withRelated }),
    [plan.id, items, change, withRelated],
  )
  const preview = useBulkPreview(request)
  const tags = useTags(plan.id, { isEnabled: kind === 'tags' })
  const application = useBulkApplication({
    planId: plan.id,
    planName: plan.name,
    undoStack,
    onDone: onClose,
  })
  const answer = application.answer ?? preview.data
  const channels = useMemo(() => offeredChannelsOf(plan, access), [plan, access])
  const firstDay = useMemo(
    () => firstDayOf(items, planRulesOf(access, details.lookup, details.itemsById)),
    // The items as they were when the dialog was opened.
    // oxlint-disable-next-line react/exhaustive-deps -- the summary reports later changes
    [items],
  )
  const [title] = withRelated ? items.map((item) => item.title) : []
  const choiceFailure = change === null && tags.isError ? TAGS_FAILED : null

  return (
    <BulkChangeDialog
      isOpen
      kind={kind}
      change={change}
      itemCount={answer === undefined ? existingCount(intent, details) : itemCountOf(answer)}
      firstDay={firstDay}
      initiativeTitle={title}
      channels={channels}
      tags={tags.data ?? (tags.isError ? [] : null)}
      planId={plan.id}
      today={today}
      weekStartDay={plan.weekStartDay}
      summary={
        change === null || answer === undefined
          ? waitingSummary(preview, plan.name)
          : summaryOf(answer, change, details)
      }
      isApplying={application.isApplying}
      outcome={
        choiceFailure === null ? application.outcome : { status: 'failed', message: choiceFailure }
      }
      onChoose={(chosen) => {
        application.forget()
        setChange(chosen.change)
      }}
      onApply={() => {
        const { draft, data } = preview
        if (draft !== null && data !== undefined) void application.run(draft, data)
      }}
      onClose={onClose}
    />
  )
}

/** Returns the number of items in the change, as far as they are loaded. */
function existingCount({ items, withRelated }: BulkIntent, { itemsById }: SummaryDetails): number {
  if (!withRelated) return items.length
  const ids = items.map(({ id }) => id)
  return withRelatedItems(ids, [...itemsById.values()]).length
}

/** Returns the earliest first day of all movable items; null without any. */
function firstDayOf(
  items: readonly TacticListItem[],
  { movePolicy }: ReturnType<typeof planRulesOf>,
): CivilDate | null {
  const days = items
    .filter((item) => !item.isUnscheduled && movePolicy(item, 'move').allowed)
    .map(({ startDate }) => startDate.slice(0, 10))
  return days.toSorted()[0] ?? null
}

function waitingSummary(
  { error, isError, refetch }: ReturnType<typeof useBulkPreview>,
  planName: string,
): BulkSummary {
  if (!isError) return { status: 'loading' }
  return {
    status: 'error',
    message: failureSentence(error, planName),
    onRetry: () => {
      void refetch()
    },
  }
}
