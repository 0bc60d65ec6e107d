import { isApiError, type PlanDetail } from '@throughline/api-client'
import { canEditTactic, type EditDecision, type PlanAccess } from '@throughline/domain/access'
import type { ItemFormContext } from '@throughline/domain/item-form'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { useInitiatives } from '../../data/initiatives'
import { useNotes, useTactic, useUniversalFields } from '../../data/item-details'
import { useCreateTag, useTags } from '../../data/tags'
import { useToday } from '../../platform/clock'
import type { UndoStack } from '../../undo'
import type { ItemTarget } from '../item-url'
import { itemDetailsOf } from '../plan-access'
import { lookupOf } from '../plan-lookup'
import { planRulesOf } from '../plan-rules'
import { noticeOfRefusal } from '../refusals'
import { FrozenNotice, frozenPlanOf } from '../screen/PlanNotices'
import { ItemEditorForm, type ItemEditorPlace } from './ItemEditorForm'
import { ItemEditorNotice } from './ItemEditorNotice'
import type { ItemWithNotes } from './use-item-form'

export interface ItemEditorProps {
  readonly target: ItemTarget
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly place: ItemEditorPlace
  readonly undoStack: UndoStack
  /** An undo is restoring an item that was deleted from this editor. */
  readonly onUndone: (change: { item: TacticListItem }) => void
  /** The user opens an item in the plan that it belongs to. */
  readonly onOpenPlan: (change: { planId: number; target: ItemTarget }) => void
}

/** Editor that creates an item, edits one, or shows one that the user may not change. */
export function ItemEditor({
  target,
  plan,
  access,
  place,
  undoStack,
  onUndone,
  onOpenPlan,
}: ItemEditorProps) {
  const sourceId = target.id === 0 ? target.copyOf : target.id
  const today = useToday()
  const source = useTactic(sourceId)
  const notes = useNotes(source.data?.hasSummary === true ? sourceId : null)
  // An item of a related plan has the channels and fields of its own plan.
  const ownerPlanId = source.data?.planId ?? plan.id
  const fields = useUniversalFields(ownerPlanId)
  const initiatives = useInitiatives(plan.id).data ?? null
  const tags = useTags(plan.id).data ?? null
  const createTag = useCreateTag(plan.id)
  const lookup = useMemo(() => lookupOf(plan), [plan])
  const context = useMemo(
    (): ItemFormContext => ({
      plan,
      channels: plan.channels.filter(
        ({ planId, kind }) => planId === ownerPlanId && kind !== 'subscriptions',
      ),
      access,
      universalFields: fields.data ?? [],
      today,
    }),
    [plan, ownerPlanId, access, fields.data, today],
  )
  const loaded = useMemo((): ItemWithNotes | null => {
    if (source.data === undefined) return null
    return { item: source.data, notes: notes.data ?? '' }
  }, [source.data, notes.data])

  const isCopy = target.id === 0 && target.copyOf !== null
  const isWaiting =
    (sourceId !== null && loaded === null) ||
    fields.isPending ||
    (isCopy && notes.isPending && source.data?.hasSummary === true)
  if (isWaiting) {
    const failed = [source, fields, notes].find(({ isError }) => isError)
    const isGone = isApiError(failed?.error, 'not-found')
    return (
      <ItemEditorNotice
        place={place}
        failure={
          failed === undefined
            ? null
            : {
                title: isGone ? TACTIC_MESSAGES.notFound : TACTIC_MESSAGES.refreshFailed,
                isGone,
                isRetrying: failed.isFetching,
                onRetry: () => {
                  void failed.refetch()
                },
              }
        }
      />
    )
  }
  const stored = target.id === 0 ? null : loaded
  const decision = decisionOf(stored?.item ?? null, access, plan)
  // Beside a view the panel needs no notice, because the view shows it.
  const frozen = place.layout === 'page' ? frozenPlanOf(plan, access) : null
  const itsPlanName = lookup.planNames.get(stored?.item.planId ?? plan.id)
  const isElsewhere = stored !== null && stored.item.planId !== plan.id
  return (
    <ItemEditorForm
      key={`${target.kind} ${target.id} ${target.copyOf} ${target.stamp}`}
      target={target}
      plan={plan}
      context={context}
      place={
        frozen === null
          ? place
          : {
              ...place,
              notice: {
                content: <FrozenNotice {...frozen} />,
                holdsReason: !decision.allowed && decision.code === 'plan-frozen',
              },
            }
      }
      newest={stored}
      isGone={isApiError(source.error, 'not-found')}
      original={isCopy ? loaded : null}
      notes={{
        notesStatus:
          target.id === 0 || source.data?.hasSummary === false
            ? 'ready'
            : notes.isError
              ? 'error'
              : notes.isPending
                ? 'loading'
                : 'ready',
        onRetryNotes: () => {
          void notes.refetch()
        },
      }}
      initiatives={initiatives}
      tags={tags}
      onCreateTag={createTag}
      readOnlyReason={
        decision.allowed
          ? null
          : noticeOfRefusal(decision.code, {
              channelName: stored?.item.channelName ?? '',
              planName: itsPlanName ?? 'another plan',
            }).text
      }
      itsPlan={
        isElsewhere && itsPlanName !== undefined
          ? {
              name: itsPlanName,
              onOpen: () => {
                onOpenPlan({ planId: stored.item.planId, target })
              },
            }
          : undefined
      }
      undoStack={undoStack}
      onUndone={onUndone}
    />
  )
}

function decisionOf(
  item: ItemWithNotes['item'] | null,
  access: PlanAccess,
  plan: PlanDetail,
): EditDecision | ReturnType<ReturnType<typeof planRulesOf>['canCreate']> {
  const lookup = lookupOf(plan)
  if (item === null) return planRulesOf(access, lookup, new Map()).canCreate()
  return canEditTactic(access, itemDetailsOf(item, lookup.types.get(item.tacticTypeId)))
}
