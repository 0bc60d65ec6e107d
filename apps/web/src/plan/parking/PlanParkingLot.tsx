import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { clearedFilters } from '@throughline/domain/filters'
import { scheduledOn } from '@throughline/domain/tactics'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { CalendarHandle, CalendarItem } from '@throughline/planner-views/calendar-item'
import { ParkingLot } from '@throughline/planner-views/parking-lot'
import type { ParkingLotHandle } from '@throughline/planner-views/parking-lot'
import type { Density } from '@throughline/ui/theme'
import { useRef, useState } from 'react'
import type { RefObject, ReactElement } from 'react'
import { formatCount, isolateText } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'

import { usePageKeys } from '../../platform/use-page-keys'
import type { UndoStack } from '../../undo'
import { useItemActions } from '../items/use-item-actions'
import type { ItemWorkOptions } from '../items/use-item-work'
import type { VisibleItems } from '../items/use-visible-items'
import { useItemBesideView } from '../use-item-beside-view'
import { usePlanPermissions } from '../use-plan-permissions'
import type { PlanPermissions } from '../use-plan-permissions'
import type { ParkedItems } from './use-parked-items'
import { useParkingChanges } from './use-parking-changes'
import { useParkingLink } from './use-parking-link'
import type { ParkingLotState } from './use-parking-lot'
import { lossesText } from './parking-texts'

export interface PlanParkingLotProps extends Pick<ItemWorkOptions, 'planId' | 'place' | 'today'> {
  readonly state: ParkingLotState
  /** Items of the parking lot. */
  readonly parked: ParkedItems
  /** Items of the calendar. */
  readonly data: VisibleItems
  /** Permissions for the items of the calendar. */
  readonly permissions: PlanPermissions
  readonly undoStack: UndoStack
  readonly calendarRef: RefObject<CalendarHandle | null>
  /** Day of the calendar on which the keyboard schedules an item. */
  readonly dayOnShow: CivilDate
  readonly density: Density
  /** Bars show the marks of their channels. */
  readonly hasChannelMarks: boolean
  /** Shows an item on the calendar and gives it the focus. */
  readonly reveal: (change: { item: TacticListItem }) => void
}

/**
 * The parking lot of a plan. Passes data and handlers to the view, asks before losses and shows
 * toasts.
 */
export function PlanParkingLot({
  planId,
  place,
  today,
  state,
  parked,
  data,
  permissions,
  undoStack,
  calendarRef,
  dayOnShow,
  density,
  hasChannelMarks,
  reveal,
}: PlanParkingLotProps) {
  const { access, lookup, filters } = data
  const lotRef = useRef<ParkingLotHandle>(null)
  const own = usePlanPermissions({ planId, access, lookup, itemsById: parked.itemsById })
  const actions = useItemActions({
    planId,
    url: place,
    data: { access, lookup, itemsById: parked.itemsById },
    permissions: own,
    beside: useItemBesideView(),
    today,
    onUndone: () => {},
  })
  const changes = useParkingChanges({ planId, lookup, undoStack, onUnparked: reveal })
  const { ask, question } = useParkQuestion({
    titleOf: (id) => data.itemsById.get(id)?.title,
    onConfirm: changes.park,
  })
  const park = (items: readonly CalendarItem[]) => {
    const stored = items.flatMap((item) => data.itemsById.get(item.id) ?? [])
    const results = stored.map((item) => ({ item, result: permissions.deletePolicy(item) }))
    for (const { item, result } of results) {
      // Refusals with the same code share a toast, which shows the last one.
      if (!result.allowed) permissions.refuse(result.code, item)
    }
    const allowed = results.filter(({ result }) => result.allowed).map(({ item }) => item)
    if (allowed.length > 0) ask(allowed)
  }
  const { drop } = useParkingLink({ state, lotRef, park, judge: permissions.deletePolicy })
  usePageKeys(({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const isToggle = shiftKey && !ctrlKey && !metaKey && !altKey && key.toLowerCase() === 'p'
    if (isToggle) lotRef.current?.toggleFocus()
    return isToggle
  })

  return (
    <>
      <ParkingLot
        handleRef={lotRef}
        calendarRef={calendarRef}
        density={density}
        hasChannelMarks={hasChannelMarks}
        items={parked.items}
        status={parked.status}
        onRetry={parked.retry}
        onClearFilters={
          parked.hasHidden
            ? () => {
                void filters.setFilters({ filters: clearedFilters() })
              }
            : undefined
        }
        channels={lookup.visibleChannels}
        currentPlanId={planId}
        busyItemIds={actions.busyItemIds}
        selectedItemId={actions.selectedItemId}
        isOpen={state.isOpen}
        onOpenChange={state.onOpenChange}
        drop={drop}
        dayOnShow={dayOnShow}
        today={civilDateOf(today)}
        weekStartDay={data.plan.data?.weekStartDay ?? 'sunday'}
        movePolicy={own.movePolicy}
        deletePolicy={own.deletePolicy}
        onMoveRefused={({ code, item }) => {
          own.refuse(code, item)
        }}
        onRefused={({ code, item }) => {
          own.refuse(code, item)
        }}
        onOpenItem={actions.onOpen}
        onCopyItem={actions.onCopy}
        onDeleteItem={actions.onDelete}
        onDayUnder={(under) => {
          state.onMark(
            under === null
              ? null
              : scheduledOn(dayNumberOf(under.day), {
                  isAllDay: under.item.isAllDay,
                  isMonthly: own.isMonthly(under.item),
                }),
          )
        }}
        onSchedule={({ item, day }) => {
          const stored = parked.itemsById.get(item.id)
          if (stored === undefined) return
          reveal({ item: changes.schedule(stored, day, own.isMonthly(item)) })
        }}
      />
      {actions.dialogs.question}
      {question}
    </>
  )
}

/** Asks before parking items that would lose more than their dates. */
function useParkQuestion({
  titleOf,
  onConfirm,
}: {
  /** Returns the title of an initiative; undefined for one that is not visible. */
  readonly titleOf: (initiativeId: number) => string | undefined
  readonly onConfirm: (items: readonly TacticListItem[]) => void
}): {
  /** Parks items, after a question if they lose more than their dates. */
  readonly ask: (items: readonly TacticListItem[]) => void
  /** Dialog with the question; null while it is closed. */
  readonly question: ReactElement | null
} {
  const [items, setItems] = useState<readonly TacticListItem[] | null>(null)
  const [first] = items ?? []
  return {
    ask: (requested) => {
      if (lossesText(requested, titleOf).length === 0) onConfirm(requested)
      else setItems(requested)
    },
    question:
      items === null || first === undefined ? null : (
        <ConfirmDialog
          isOpen
          title={`Move ${items.length === 1 ? isolateText(first.title) : `${formatCount(items.length)} items`} to the Parking Lot?`}
          confirmLabel="Move to Parking Lot"
          cancelLabel="Cancel"
          closeLabel="Close"
          onConfirm={() => {
            setItems(null)
            onConfirm(items)
          }}
          onCancel={() => {
            setItems(null)
          }}
        >
          {lossesText(items, titleOf).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      ),
  }
}
