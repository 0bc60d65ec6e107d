import { splitOverstory, type OverstorySection } from '@throughline/domain/tactics'
import type { MoveRequest, ResizeRequest } from '@throughline/planner-views/calendar-item'
import { DayCalendar } from '@throughline/planner-views/day-calendar'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import { Overstory } from '@throughline/planner-views/overstory'
import type { QuickCreateDates } from '@throughline/planner-views/quick-create'
import { useMemo, useState } from 'react'

import { holidays } from './november-plan'
import { channelIds, channels, PLAN_ID } from './plan-structure'
import type { PlannedItem } from './planned-item'
import { createPolicy, deletePolicy, movePolicy } from './policies'
import { loadRange, type VisibleRange } from './visible-range'

/**
 * Returns the data by which initiatives and long paid items go to the overstory above the calendar.
 */
function detailsOf({ channelId }: PlannedItem) {
  const kind = channelId === channelIds.initiatives ? 'initiatives' : 'standard'
  return {
    channel: { kind, isPaidMedia: channelId === channelIds.paidSearch },
    typeKind: null,
  } as const
}

interface PlanCalendarProps {
  items: readonly PlannedItem[]
  view: 'month' | 'day'
  /** A day of the period on show. */
  date: string
  now: string
  weekStartDay: 'sunday' | 'monday'
  /** The item in the editor. */
  selectedItemId: number | null
  onDateChange: (change: { date: string }) => void
  onOpenDay: (request: { day: string }) => void
  onRangeChange: (range: VisibleRange) => void
  onCreate: (request: QuickCreateDates & { anchor: HTMLElement }) => void
  onChangeDates: (request: MoveRequest<PlannedItem> | ResizeRequest<PlannedItem>) => void
  onOpenItem: (request: { item: PlannedItem }) => void
  onDeleteItem: (request: { item: PlannedItem }) => void
  onRefused: (refusal: { code: string }) => void
}

/** The overstory, and below it the month or the day. */
export function PlanCalendar({
  items,
  view,
  date,
  now,
  weekStartDay,
  selectedItemId,
  onDateChange,
  onOpenDay,
  onRangeChange,
  onCreate,
  onChangeDates,
  onOpenItem,
  onDeleteItem,
  onRefused,
}: PlanCalendarProps) {
  const today = now.slice(0, 10)
  const [range, setRange] = useState<VisibleRange | null>(null)
  const [closedSections, setClosedSections] = useState<ReadonlySet<OverstorySection>>(new Set())
  const { grid, sections } = useMemo(() => {
    return splitOverstory(loadRange(items, range), detailsOf)
  }, [items, range])
  const summary = useMemo(
    () => ({
      describeItem: ({ channelId }: PlannedItem) => ({
        initiativeNames: [],
        channelName: channels.get(channelId)?.name ?? '',
        typeName: '',
        platformNames: [],
      }),
      loadNotes: async ({ item }: { item: PlannedItem }) => item.summary ?? '',
    }),
    [],
  )
  /** Props of both month and day. */
  const shared = {
    today,
    channels,
    items: grid,
    events: holidays,
    currentPlanId: PLAN_ID,
    hasItemsElsewhere: sections.initiatives.length > 0,
    selectedItemId,
    summary,
    movePolicy,
    deletePolicy,
    canCreate: ({ startDate }: { startDate: string }) => createPolicy(startDate, today),
    onMove: onChangeDates,
    onResize: onChangeDates,
    onMoveRefused: onRefused,
    onRefused,
    onCreate,
    onOpenItem,
    onDeleteItem,
    onRangeChange: (next: VisibleRange) => {
      onRangeChange(next)
      setRange(next)
    },
  }
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }}>
      {range === null ? null : (
        <Overstory
          {...range}
          today={today}
          sections={sections}
          channels={channels}
          currentPlanId={PLAN_ID}
          closedSections={closedSections}
          deletePolicy={deletePolicy}
          onRefused={onRefused}
          onOpenItem={onOpenItem}
          onDeleteItem={onDeleteItem}
          onToggleSection={({ section, isOpen }) => {
            setClosedSections((before) => {
              const after = new Set(before)
              if (isOpen) after.delete(section)
              else after.add(section)
              return after
            })
          }}
        />
      )}
      <div style={{ flex: 1, minBlockSize: 0 }}>
        {view === 'month' ? (
          <MonthCalendar
            {...shared}
            month={date.slice(0, 7)}
            weekStartDay={weekStartDay}
            laneMode="fit"
            onMonthChange={({ month }) => {
              onDateChange({ date: `${month}-01` })
            }}
            onOpenDay={onOpenDay}
          />
        ) : (
          <DayCalendar
            {...shared}
            day={date}
            now={now}
            onDayChange={({ day }) => {
              onDateChange({ date: day })
            }}
          />
        )}
      </div>
    </div>
  )
}
