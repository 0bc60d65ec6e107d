import { isApiError } from '@throughline/api-client'
import { canEditTactic, canMoveTactic } from '@throughline/domain/access'
import { civilDateOf, dayNumberOf, endOfMonth } from '@throughline/domain/calendar-dates'
import { addCivilMonths, civilMonthOf } from '@throughline/domain/layout'
import { newItemStart, partOverstory, type TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useToday } from '../../clock'
import { usePlan } from '../../data/plans'
import { useChangingTacticIds, useMonthTactics } from '../../data/tactics'
import { idFromRoute, useActiveAccount } from '../../session/use-session'
import { useShowToast } from '../../shell/ToastProvider'
import { lookupOf, overstoryFactsOf } from './calendar-lookup'
import { CalendarView } from './CalendarView'
import { itemFactsOf, planAccessOf } from './plan-access'
import { PlanUnavailable } from './PlanUnavailable'
import { noticeOfRefusal } from './refusals'
import type { EditorSubject } from './editor-subject'
import { useMonthAddress } from './use-month-address'
import { useMove } from './use-move'
import { useOverstoryMemory } from './use-overstory-memory'

const loadEditor = () => import('./TacticEditor')
const TacticEditor = lazy(async () => ({ default: (await loadEditor()).TacticEditor }))

const NOTHING: readonly TacticListItem[] = []

/** Stands in the rules of access for an item that does not exist yet, in no channel in particular. */
const NEW_ITEM = { channelId: 0, isInitiative: true, isRepeating: false, isMonthly: false }

/** A plan's month calendar. */
export function CalendarScreen() {
  const { accountId, planId: routePlanId } = useParams()
  const planId = idFromRoute(routePlanId)
  const account = useActiveAccount()
  const todayNumber = useToday()
  const showToast = useShowToast()
  const [month, setMonth] = useMonthAddress(todayNumber)
  const [subject, setSubject] = useState<EditorSubject | null>(null)

  const plan = usePlan(planId)
  const weekStartDay = plan.data?.weekStartDay ?? 'sunday'
  // Weeks begin on Sunday nearly everywhere, so the items are asked for without waiting for the plan.
  const tactics = useMonthTactics(planId === null ? null : { planId, month, weekStartDay })
  const busyItemIds = useChangingTacticIds()

  const lookup = useMemo(() => lookupOf(plan.data), [plan.data])
  const access = useMemo(
    () => (plan.data === undefined ? null : planAccessOf(plan.data, account?.isActive ?? true)),
    [plan.data, account?.isActive],
  )
  // Which items stand above the grid is known with the plan's channels, and not before.
  const isPlanKnown = plan.data !== undefined
  const { grid, sections } = useMemo(
    () =>
      partOverstory(isPlanKnown ? (tactics.data ?? NOTHING) : NOTHING, (item) =>
        overstoryFactsOf(item, lookup),
      ),
    [tactics.data, lookup, isPlanKnown],
  )
  const [closedSections, toggleSection] = useOverstoryMemory()
  const itemsById = useMemo(
    () => new Map((tactics.data ?? []).map((item) => [item.id, item])),
    [tactics.data],
  )
  const move = useMove(planId ?? 0, lookup)
  useIdleEditorCode()

  const isForeign = plan.data !== undefined && plan.data.accountId !== idFromRoute(accountId)
  if (planId === null || isForeign || (plan.isError && plan.data === undefined)) {
    return (
      <PlanUnavailable
        error={planId === null || isForeign ? null : plan.error}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }

  const refuse = (code: string, item?: CalendarItem) => {
    const planName = lookup.planNames.get(item?.planId ?? planId) ?? 'another plan'
    const channelName = lookup.channels.get(item?.channelId ?? 0)?.name ?? ''
    showToast({ id: `refused-${code}`, ...noticeOfRefusal(code, { planName, channelName }) })
  }
  const startNew = (startDate: string) => {
    if (access === null) return
    const decision = canEditTactic(access, { ...NEW_ITEM, planId })
    if (decision.allowed) setSubject({ kind: 'new', startDate })
    else refuse(decision.code)
  }
  const openItem = ({ id }: { id: number }) => {
    const item = itemsById.get(id)
    if (item !== undefined) setSubject({ kind: 'stored', item })
  }
  const thisMonth = civilMonthOf(todayNumber)
  const today = civilDateOf(todayNumber)
  const selectedItemId = subject?.kind === 'stored' ? subject.item.id : null

  return (
    <>
      <CalendarView
        planName={plan.data?.name ?? ''}
        isFrozen={plan.data?.freeze ?? false}
        isTodayShown={month === thisMonth}
        onPrevious={() => {
          setMonth({ month: addCivilMonths(month, -1) })
        }}
        onNext={() => {
          setMonth({ month: addCivilMonths(month, 1) })
        }}
        onToday={() => {
          setMonth({ month: thisMonth })
        }}
        onAddTactic={() => {
          startNew(newItemStart(month === thisMonth ? null : `${month}-01`, todayNumber))
        }}
        overstory={{
          startDay: `${month}-01`,
          endDay: civilDateOf(endOfMonth(dayNumberOf(`${month}-01`))),
          today,
          sections,
          channels: lookup.shownChannels,
          currentPlanId: planId,
          closedSections,
          onToggleSection: toggleSection,
          selectedItemId,
          onOpenItem: ({ item: { id } }) => {
            openItem({ id })
          },
        }}
        calendar={{
          month,
          today,
          weekStartDay,
          items: grid,
          hasItemsElsewhere: Object.values(sections).some((items) => items.length > 0),
          channels: lookup.shownChannels,
          currentPlanId: planId,
          status: isPlanKnown ? statusOf(tactics) : 'loading',
          onRetry: () => {
            void tactics.refetch()
          },
          movePolicy: ({ id }) => {
            const item = itemsById.get(id)
            if (item === undefined) return { allowed: false, code: 'not-found' }
            return canMoveTactic(access, itemFactsOf(item, lookup.types.get(item.tacticTypeId)))
          },
          selectedItemId,
          busyItemIds,
          onCreate: ({ startDate }) => {
            startNew(startDate)
          },
          onMove: ({ item: { id }, deltaDays }) => {
            const item = itemsById.get(id)
            if (item !== undefined) move({ item, deltaDays })
          },
          onMoveRefused: ({ item, code }) => {
            refuse(code, item)
          },
          onOpenItem: ({ item: { id } }) => {
            openItem({ id })
          },
          onMonthChange: setMonth,
        }}
      />
      {subject === null || plan.data === undefined || access === null ? null : (
        <Suspense>
          <TacticEditor
            subject={subject}
            plan={plan.data}
            access={access}
            lookup={lookup}
            onClose={() => {
              setSubject(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function statusOf(tactics: ReturnType<typeof useMonthTactics>): 'loading' | 'error' | 'ready' {
  if (tactics.isError && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}

/** Fetches the code of the editor once the browser has nothing else to do. */
function useIdleEditorCode(): void {
  useEffect(() => {
    const handle = globalThis.requestIdleCallback(() => {
      loadEditor().catch(() => undefined)
    })
    return () => {
      globalThis.cancelIdleCallback(handle)
    }
  }, [])
}
