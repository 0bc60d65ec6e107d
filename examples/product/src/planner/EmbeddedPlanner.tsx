import { splitOverstory, type OverstorySection } from '@throughline/domain/tactics'
import { CalendarHeader } from '@throughline/planner-views/calendar-header'
import type {
  CalendarItem,
  MoveRequest,
  MoveVerdict,
  ResizeRequest,
} from '@throughline/planner-views/calendar-item'
import { DayCalendar } from '@throughline/planner-views/day-calendar'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import { Overstory } from '@throughline/planner-views/overstory'
import { QuickCreate, type QuickCreateDates } from '@throughline/planner-views/quick-create'
import { HoverCardGroup } from '@throughline/ui/HoverCard'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useMemo, useState } from 'react'

import {
  channelIds,
  channels,
  firstItems,
  holidays,
  notesHtml,
  offeredChannels,
  planId,
} from './november-plan'
import { allowed, deletePolicy, movePolicy, refusals } from './policies'
import { usePlan, type PlannedItem } from './use-plan'
import { useUndoKeys } from './use-undo-keys'

const views = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
] as const

/** Initiatives and what lasts in paid channels stand in the strip above the calendar. */
function factsOf({ channelId }: PlannedItem) {
  const kind = channelId === channelIds.initiatives ? 'initiatives' : 'standard'
  return {
    channel: { kind, isPaidMedia: channelId === channelIds.paidSearch },
    typeKind: null,
  } as const
}

interface Range {
  readonly startDay: string
  readonly endDay: string
}

/** A series may come into any range: what it brings is for the views to find out. */
function touches(range: Range, { startDate, endDate, rrule }: PlannedItem): boolean {
  return rrule !== null || (startDate.slice(0, 10) <= range.endDay && endDate >= range.startDay)
}

const summary = {
  describeItem: ({ channelId }: CalendarItem) => ({
    initiativeNames: [],
    channelName: channels.get(channelId)?.name ?? '',
    typeName: '',
    platformNames: [],
  }),
  loadNotes: async () => notesHtml,
}

interface EmbeddedPlannerProps {
  /** The clock is the host's: `YYYY-MM-DDTHH:mm:ss` as this person's clocks show it. */
  now: string
  weekStartDay?: 'sunday' | 'monday'
  /** Told what is asked of the host, in words. */
  onLog?: (entry: { text: string }) => void
}

/** Month, day and strip of a plan, on the data of the product that embeds them. */
export function EmbeddedPlanner({ now, weekStartDay = 'sunday', onLog }: EmbeddedPlannerProps) {
  const today = now.slice(0, 10)
  const plan = usePlan(firstItems)
  useUndoKeys(plan)
  const { toasts, showToast, dismissToast } = useToasts()
  const [view, setView] = useState<'month' | 'day'>('month')
  const [date, setDate] = useState(today)
  const [range, setRange] = useState<Range | null>(null)
  const [request, setRequest] = useState<(QuickCreateDates & { anchor: HTMLElement }) | null>(null)
  const [closedSections, setClosedSections] = useState<ReadonlySet<OverstorySection>>(new Set())

  const { grid, sections } = useMemo(() => {
    const shown = range === null ? [] : plan.items.filter((item) => touches(range, item))
    return splitOverstory(shown, factsOf)
  }, [plan.items, range])

  const done = (text: string): void => {
    onLog?.({ text })
    showToast({ text, lifetimeMs: null, action: { label: 'Undo', onSelect: plan.undo } })
  }
  const refuse = ({ code }: { code: string }): void => {
    onLog?.({ text: `Refused: ${code}` })
    showToast({ text: refusals[code] ?? 'That cannot be done.', tone: 'warning' })
  }
  const change = ({ item, startDate, endDate, isAllDay }: MoveRequest | ResizeRequest): void => {
    plan.save({ ...item, isUnscheduled: false, startDate, endDate, isAllDay })
    done(`Saved “${item.title}”.`)
  }
  /** What month and day have in common. */
  const shared = {
    today,
    channels,
    items: grid,
    events: holidays,
    currentPlanId: planId,
    hasItemsElsewhere: sections.initiatives.length > 0,
    summary,
    movePolicy,
    deletePolicy,
    canCreate: ({ startDate }: { startDate: string }): MoveVerdict =>
      startDate.slice(0, 10) < today ? { allowed: false, code: 'past' } : allowed,
    onMove: change,
    onResize: change,
    onMoveRefused: refuse,
    onRefused: refuse,
    onCreate: setRequest,
    onOpenItem: ({ item }: { item: CalendarItem }) => {
      onLog?.({ text: `Open “${item.title}”` })
    },
    onDeleteItem: ({ item }: { item: CalendarItem }) => {
      plan.remove(item.id)
      done(`Deleted “${item.title}”.`)
    },
    onRangeChange: (next: Range) => {
      onLog?.({ text: `Load ${next.startDay} to ${next.endDay}` })
      setRange(next)
    },
  }

  return (
    <HoverCardGroup>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
        <CalendarHeader
          planName="National plan"
          periodMode={view}
          date={date}
          today={today}
          weekStartDay={weekStartDay}
          views={views}
          view={view}
          onViewChange={(choice) => {
            setView(choice.view)
          }}
          onDateChange={(turn) => {
            setDate(turn.date)
          }}
        />
        {range === null ? null : (
          <Overstory
            {...range}
            today={today}
            sections={sections}
            channels={channels}
            currentPlanId={planId}
            closedSections={closedSections}
            deletePolicy={deletePolicy}
            onRefused={refuse}
            onDeleteItem={shared.onDeleteItem}
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
                setDate(`${month}-01`)
              }}
              onOpenDay={({ day }) => {
                setDate(day)
                setView('day')
              }}
            />
          ) : (
            <DayCalendar
              {...shared}
              day={date}
              now={now}
              onDayChange={({ day }) => {
                setDate(day)
              }}
            />
          )}
        </div>
        {request === null ? null : (
          <QuickCreate
            anchor={request.anchor}
            dates={request}
            channels={offeredChannels}
            onClose={() => {
              setRequest(null)
            }}
            onMore={({ values }) => {
              onLog?.({ text: `Edit “${values.title}” in full` })
              setRequest(null)
            }}
            onCreate={({ title, channelId }) => {
              const id = Math.max(0, ...plan.items.map((item) => item.id)) + 1
              const { startDate, endDate, isAllDay } = request
              plan.save({
                id,
                title,
                channelId,
                planId,
                startDate,
                endDate,
                isAllDay,
                isUnscheduled: false,
                isFlagged: false,
                isInitiative: false,
                abbreviatedPlanName: null,
                rrule: null,
                recurrenceEndDate: null,
              })
              done(`Saved “${title}”.`)
              setRequest(null)
            }}
          />
        )}
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          toasts={toasts}
          onDismiss={dismissToast}
        />
      </div>
    </HoverCardGroup>
  )
}
